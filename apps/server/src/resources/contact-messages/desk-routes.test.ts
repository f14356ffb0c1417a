import type { ContactMessageRow, MailLetterRow } from '@urzad/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { messagesOf } from '../../../test/contact-messages';
import { type SignedIn, signIn } from '../../../test/sign-in';
import { type TestApp, testApp } from '../../../test/test-app';
import { codeOf, describeWrite } from '../../../test/writes';

const URL = '/api/contactmessage';
const BODY = 'Tak, nabór trwa do 12 lutego.\nZapraszamy.';
const REASON = 'To jest reklama.';

let test: TestApp;
let messages: ReturnType<typeof messagesOf>;
let clerk: SignedIn;
let other: SignedIn;
let observer: SignedIn;
let parent: SignedIn;
beforeAll(async () => {
  test = await testApp({ settings: { CODE_LIMIT_PER_IP: '1000' } });
  messages = messagesOf(test);
  clerk = await signIn(test, 'pracownik1');
  other = await signIn(test, 'pracownik2');
  observer = await signIn(test, 'obserwator');
  parent = await signIn(test, 'anna.przykladowa');
});
afterAll(() => test.close());

type Refusals = [SignedIn, number, string][];
const notOfOthers = (): Refusals => [
  [parent, 403, 'no-privilege'],
  [observer, 403, 'no-privilege'],
];
/** Of a step of the officer in charge. */
const notOfOfficers = async (): Promise<Refusals> => [...notOfOthers(), [other, 403, 'no-privilege']];

describeWrite('take', () => test, {
  act: async () => {
    const of = await messages.written();
    return { by: clerk, of, url: `${URL}/take?id=${of.id}`, body: {} };
  },
  other: async () => notOfOthers(),
  async twice({ of }) {
    expect(await messages.seenBy(clerk, of)).toMatchObject({
      ...{ status: 'taken', owner: { id: clerk.id } },
      steps: ['answer', 'openCase', 'close'],
    });
  },
});

describe('takeover', () => {
  describeWrite('takeover', () => test, {
    act: async () => {
      const of = await messages.taken(clerk);
      return { by: other, of, url: `${URL}/takeover?id=${of.id}`, body: { id_user_owner: clerk.id } };
    },
    other: async () => [...notOfOthers(), [clerk, 409, 'illegal-step']],
    async twice({ of }) {
      expect(await messages.seenBy(other, of)).toMatchObject({ status: 'taken', owner: { id: other.id } });
    },
  });
});

describeWrite('answer', () => test, {
  act: async () => messages.sending(clerk, await messages.taken(clerk), 'answer', { body: BODY }),
  other: notOfOfficers,
  async twice({ of }) {
    const { status, answer, mail } = await messages.seenBy(clerk, of);
    expect([status, answer]).toMatchObject(['answered', { body: BODY, officer: { id: clerk.id } }]);
    const [letter, confirmation, ...more] = await test.emailsTo(mail);
    expect([letter?.subject, confirmation?.subject, more]).toEqual([
      'Odpowiedź na wiadomość: Mam pytanie przed złożeniem zgłoszenia',
      'Mamy Twoją wiadomość',
      [],
    ]);
    expect(letter?.text).toContain('Zapraszamy.');
    // Anybody may have typed the address: what was typed beside it is not mailed there.
    expect(letter?.text).not.toContain('kwietnia');
    const sent: MailLetterRow[] = (await clerk.get('/api/mailletter/get?folder=sent&page_count=100')).json()
      .data;
    const about = sent.filter(
      ({ object }) => object?.obj_type === 'contactmessage' && object.id_obj === of.id,
    );
    expect(about).toMatchObject([{ subject: letter?.subject, to: 'Zenon Testowy' }]);
  },
});

describe('opencase', () => {
  const WITH_ACCOUNT = { mail: 'anna.przykladowa@example.com' };

  describeWrite('opencase', () => test, {
    act: async () => messages.sending(clerk, await messages.taken(clerk, WITH_ACCOUNT), 'opencase'),
    other: notOfOfficers,
    async twice({ of }) {
      const { status, officecase } = await messages.seenBy(clerk, of);
      expect(status).toBe('answered');
      const found = await clerk.get(`/api/officecase/find?id=${officecase?.id}`);
      const { person, owner, messages: letters } = found.json().data;
      expect([person, owner.id]).toEqual(['Anna Przykładowa', clerk.id]);
      // A note of the office: nobody has proved that Anna wrote it.
      expect(letters).toMatchObject([{ direction: 'NOTE', author: null }]);
      expect(letters[0].body).toContain('Córka idzie do żłobka');
      const seenByAnna = await parent.get(`/api/officecase/find?id=${officecase?.id}`);
      expect(seenByAnna.json().data.messages).toEqual([]);
    },
  });

  it('is refused where nobody has the address', async () => {
    const { url, body } = await messages.sending(clerk, await messages.taken(clerk), 'opencase');
    const answer = await clerk.post(url, body);
    expect([codeOf(answer), answer.json().data.reason]).toEqual([[409, 'illegal-step'], 'no-account']);
  });
});

describeWrite('close', () => test, {
  act: async () => messages.sending(clerk, await messages.taken(clerk), 'close', { reason: REASON }),
  other: notOfOfficers,
  async twice({ of }) {
    expect(await messages.seenBy(clerk, of)).toMatchObject({ status: 'closed', reason: REASON });
  },
});

describeWrite('reopen', () => test, {
  act: async () => {
    const of = await messages.taken(clerk);
    await messages.done(clerk, of, 'close', { row_version: of.row_version, reason: REASON });
    return messages.sending(other, of, 'reopen');
  },
  other: async () => notOfOthers(),
  async twice({ of }) {
    expect(await messages.seenBy(other, of)).toMatchObject({
      ...{ status: 'taken', reason: '', owner: { id: other.id } },
    });
  },
});

it('is in conflict with who changed the message since it was read', async () => {
  const of = await messages.taken(clerk);
  const answer = await clerk.post(`${URL}/answer?id=${of.id}`, {
    row_version: of.row_version - 1,
    body: BODY,
  });
  expect(codeOf(answer)).toEqual([409, 'conflict']);
  expect((await messages.seenBy(clerk, of)).answer).toBeNull();
});

describe('the list', () => {
  const found = async (query: string): Promise<ContactMessageRow[]> =>
    (await clerk.get(`${URL}/get?page_count=100&${query}`)).json().data;

  it('begins with who has waited longest, and finds by name, address and text', async () => {
    const mail = 'zolw.szukany@example.com';
    const { id } = await messages.written({ mail, name: 'Żółw Szukany', body: 'Gdzie jest żłobek?' });
    for (const text of ['zolw', 'zolw.szukany@', 'gdzie zlobek']) {
      expect((await found(`has_text=${encodeURIComponent(text)}`)).map((row) => row.id)).toContain(id);
    }
    const [row] = await found('has_text=zolw');
    expect(row).toMatchObject({ status: 'new', name: 'Żółw Szukany', due_date: '2027-02-24', owner: null });
    const dates = (await found('')).map(({ create_date }) => create_date);
    expect(dates).toEqual(dates.toSorted());
  });

  it('counts on its tabs what they show', async () => {
    const counts = (await clerk.get(`${URL}/counts`)).json().data;
    expect(counts).toEqual({
      new: (await found('status=new')).length,
      mine: (await found('owner=me&live=yes')).length,
      live: (await found('live=yes')).length,
    });
    expect(counts.mine).toBeGreaterThan(0);
  });

  it('shows real messages to nobody with the test role', async () => {
    const { db } = test.app;
    const testRole = sql`(select id from role where code = 'TEST')`;
    const tester = sql`(select id from "user" where mail = 'kontroler@urzad.example.com')`;
    await db.execute(sql`update user_role set id_role = ${testRole} where id_user = ${tester}`);
    await db.execute(sql`update "user" set id_role_active = ${testRole} where id = ${tester}`);
    const found = (await (await signIn(test, 'kontroler')).get(`${URL}/get`)).json();
    expect([found.count, found.data]).toEqual([0, []]);
  });

  it('is not for parents, and shows the menu of the office how many are new', async () => {
    expect(codeOf(await parent.get(`${URL}/get`))).toEqual([403, 'no-privilege']);
    const { menu } = (await clerk.get('/api/base/initsystem')).json().data;
    const entry = menu.find(({ id }: { id: string }) => id === 'contact');
    expect(entry).toMatchObject({ badge: 'new', count: (await found('status=new')).length });
  });
});
