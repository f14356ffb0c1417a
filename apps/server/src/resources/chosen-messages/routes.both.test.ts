import { desc, eq, like } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { signIn } from '../../../test/sign-in';
import { testApp } from '../../../test/test-app';
import { codeOf, describeWrite } from '../../../test/writes';
import { baseLog } from '../../audit-log/table';
import { role } from '../../identity/roles/table';
import { user } from '../../identity/table';
import { mailOutbox } from '../../mail/table';
import { sendMessages } from './public';
import { baseMessage } from './table';

const test = await testApp();
afterAll(() => test.close());
const technician = await signIn(test, 'admin.techniczny');
const observer = await signIn(test, 'obserwator');
const anna = await signIn(test, 'anna.przykladowa');
const pawel = await signIn(test, 'pawel.slimakowy');

const SIGNAL = new AbortController().signal;
const URL = '/api/basemessage/add';
const written = (over: object = {}) => ({
  ...{ kind: 'people', id_of: null, ids: [anna.id, pawel.id], channel: 'both', count: 2, en: null },
  ...{ subject_pl: 'Przerwa', text_pl: '{imie}, wracamy jutro: {link}' },
  ...over,
});
const send = () => sendMessages(test.app, SIGNAL);
const told = async (who: typeof anna) =>
  (await who.get('/api/basenotification/get'))
    .json()
    .data.map(({ content_name, content_text }: Record<string, string>) => `${content_name}: ${content_text}`);
const mailsAbout = (subject: string) =>
  test.app.db.select().from(mailOutbox).where(like(mailOutbox.subject, subject));

describeWrite('basemessage/add', () => test, {
  act: async () => ({ by: technician, url: URL, body: written() }),
  other: async () => [
    [observer, 403, 'no-privilege'],
    [anna, 403, 'no-privilege'],
  ],
  wrongStatus: null,
  isRepeatable: true,
  twice: async (_sending, done) => {
    expect(done.json().data).toMatchObject({ subject: 'Przerwa', count: 2, done: 0, channel: 'both' });
    expect(await test.app.db.$count(baseMessage)).toBe(1);
    const [logged] = await test.app.db.select().from(baseLog).where(eq(baseLog.event, 'basemessage.add'));
    expect(logged?.diff).toMatchObject({ count: 2, subject: 'Przerwa', audience: 'people' });
  },
});

describe('the sending', () => {
  it('tells each once by name, in the portal and by e-mail, also when two servers send', async () => {
    await Promise.all([send(), send()]);
    await send();
    expect((await told(anna))[0]).toMatch(/^Przerwa: Anna, wracamy jutro: http/);
    expect((await told(pawel)).filter((text: string) => text.startsWith('Przerwa'))).toHaveLength(1);
    expect(await mailsAbout('Przerwa')).toHaveLength(2);
    const [message] = (await technician.get('/api/basemessage/get')).json().data;
    expect(message).toMatchObject({ done: 2, count: 2, author: 'Tadeusz Techniczny' });
    const [row] = await test.app.db.select().from(baseMessage).orderBy(desc(baseMessage.id)).limit(1);
    expect(row?.recipients).toEqual([]);
  });

  it('writes nothing to an account that was closed since, and no e-mail where the portal is enough', async () => {
    const body = written({ subject_pl: 'Portal', channel: 'portal' });
    expect((await technician.post(URL, body)).statusCode).toBe(200);
    await test.app.db.update(user).set({ status: 'locked' }).where(eq(user.id, pawel.id));
    await send();
    await test.app.db.update(user).set({ status: 'active' }).where(eq(user.id, pawel.id));
    expect((await told(anna))[0]).toContain('Portal');
    expect((await told(pawel))[0]).not.toContain('Portal');
    expect(await mailsAbout('Portal')).toEqual([]);
  });
});

describe('what is asked before', () => {
  it('counts those who are meant, and names the first', async () => {
    const audience = async (query: string) =>
      (await technician.get(`/api/basemessage/audience?${query}`)).json().data;
    expect(await audience(`kind=people&ids=${anna.id}`)).toMatchObject({
      count: 1,
      without_number: 1,
      sample: { name: 'Anna Przykładowa', mail: 'a***@example.com', imie: 'Anna', numer: '' },
    });
    const { calls, roles } = (await technician.get('/api/basemessage/choices')).json().data;
    const clerks = roles.find(({ id }: { id: number }) => id > 0);
    expect((await audience(`kind=role&id_of=${clerks.id}`)).count).toBeGreaterThan(0);
    expect((await audience(`kind=call&id_of=${calls[0].id}`)).count).toBe(0);
    expect((await audience('kind=members')).count).toBe(0);
    expect(codeOf(await technician.get('/api/basemessage/audience?kind=call'))).toEqual([
      404,
      'object-no-exist',
    ]);
  });

  it('counts nobody of a role whose account was closed', async () => {
    const [citizen] = await test.app.db.select().from(role).where(eq(role.code, 'CITIZEN'));
    const count = async () =>
      (await technician.get(`/api/basemessage/audience?kind=role&id_of=${citizen?.id}`)).json().data.count;
    const before = await count();
    await test.app.db.update(user).set({ status: 'locked' }).where(eq(user.id, pawel.id));
    expect(await count()).toBe(before - 1);
    await test.app.db.update(user).set({ status: 'active' }).where(eq(user.id, pawel.id));
  });

  it('finds people by name, with a masked address', async () => {
    const { data } = (await technician.get('/api/basemessage/people?has_text=slimakowy')).json();
    expect(data).toEqual([{ id: pawel.id, name: 'Paweł Ślimakowy, p***@example.com' }]);
  });

  it('refuses another number of people than was seen, an unknown mark, and a PESEL', async () => {
    expect(codeOf(await technician.post(URL, written({ count: 3 })))).toEqual([409, 'conflict']);
    for (const text_pl of ['{imię}, dzień dobry', 'PESEL 90041200022']) {
      expect(codeOf(await technician.post(URL, written({ text_pl })))).toEqual([400, 'not-valid']);
    }
  });
});
