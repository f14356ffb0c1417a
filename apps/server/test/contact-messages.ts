import { randomUUID } from 'node:crypto';
import type { ContactMessage } from '@urzad/contract';
import { desc, eq } from 'drizzle-orm';
import { contactMessage } from '../src/resources/contact-messages/table';
import type { SignedIn } from './sign-in';
import type { TestApp } from './test-app';

const URL = '/api/contactmessage';
const WRITTEN = {
  topic: 'PRZED_ZGLOSZENIEM',
  name: 'Zenon Testowy',
  mail: 'zenon.testowy@example.com',
  phone: '000 000 020',
  body: 'Córka idzie do żłobka od kwietnia.\nCzy mogę złożyć zgłoszenie już teraz?',
  clause_ack: 'yes',
  website: '',
  filled_ms: 40_000,
};

/** Messages of visitors, and the steps of officers on them. */
export function messagesOf(test: TestApp, application?: number) {
  /** Each from an address of its own, as one address writes five in an hour. */
  async function written(changes: object = {}): Promise<{ id: number }> {
    const mail = `gosc.${randomUUID()}@example.com`;
    const payload = { ...WRITTEN, mail, ...changes };
    const { statusCode, body } = await test.app.inject({
      ...{ method: 'POST', url: `${URL}/add`, payload },
      headers: { 'idempotency-key': randomUUID(), ...(application && { application: String(application) }) },
    });
    if (statusCode !== 200) throw new Error(`add: ${statusCode} ${body}`);
    const [row] = await test.app.db
      .select({ id: contactMessage.id })
      .from(contactMessage)
      .where(eq(contactMessage.mail, payload.mail))
      .orderBy(desc(contactMessage.id))
      .limit(1);
    if (!row) throw new Error('The message was not kept.');
    return row;
  }

  const seenBy = async (who: SignedIn, { id }: { id: number }): Promise<ContactMessage> =>
    (await who.get(`${URL}/find?id=${id}`)).json().data;

  async function done(who: SignedIn, of: { id: number }, name: string, body: object = {}) {
    const answer = await who.post(`${URL}/${name}?id=${of.id}`, body);
    if (answer.statusCode !== 200) throw new Error(`${name}: ${answer.statusCode} ${answer.body}`);
    return answer.json().data as ContactMessage;
  }

  const taken = async (by: SignedIn, changes: object = {}) => done(by, await written(changes), 'take');

  /** A step of who leads the message, not sent yet. */
  async function sending(by: SignedIn, of: { id: number }, name: string, more: object = {}) {
    const { row_version } = await seenBy(by, of);
    return { by, of, url: `${URL}/${name}?id=${of.id}`, body: { row_version, ...more } };
  }

  return { written, taken, seenBy, done, sending };
}
