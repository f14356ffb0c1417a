import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parentOf } from '../../../test/drafts';
import { multipartOf, pdfOf } from '../../../test/multipart';
import { opened } from '../../../test/office-cases';
import { IGA, IGNACY } from '../../../test/registration';
import { type SignedIn, signIn } from '../../../test/sign-in';
import { type TestApp, testApp } from '../../../test/test-app';
import { codeOf, describeWrite } from '../../../test/writes';
import { verifyLog } from '../../audit-log/verify-log';
import { DEMO_PASSWORD } from '../../config';
import { user } from '../../identity/table';
import { deliverDue } from '../../mail/mail-worker';

const DELETE = '/api/user/accountdelete';
const BODY = { pass: DEMO_PASSWORD };

let test: TestApp;
beforeAll(async () => {
  test = await testApp();
  const { steps } = await parentOf(test, 'anna.przykladowa');
  await steps.sent(IGNACY);
});
afterAll(() => test.close());

const statusOf = async ({ id }: SignedIn) =>
  (await test.app.db.select().from(user).where(eq(user.id, id)))[0]?.status;

describeWrite('accountdelete', () => test, {
  act: async () => ({ by: await signIn(test, 'pawel.slimakowy'), url: DELETE, body: BODY }),
  other: async ({ by }) => {
    const { id } = await signIn(test, 'kierownik');
    const acting = await signIn(test, 'pawel.slimakowy', { id_user_main: id });
    expect(await statusOf(by)).toBe('active');
    return [
      [acting, 403, 'no-privilege'],
      [await signIn(test, 'pracownik1'), 409, 'illegal-step'],
    ];
  },
  wrongStatus: async () => ({ by: await signIn(test, 'anna.przykladowa'), url: DELETE, body: BODY }),
  async twice({ by }) {
    expect(await statusOf(by)).toBe('anonymised');
  },
});

describe('what the law keeps', () => {
  const refusalOf = async (who: SignedIn) => {
    const answer = await who.post(DELETE, BODY);
    const { obstacle } = (await who.get('/api/user/accountdata')).json().data;
    return [answer.statusCode, answer.json().data?.reason, obstacle];
  };

  it('is an application that was sent', async () => {
    expect(await refusalOf(await signIn(test, 'anna.przykladowa'))).toEqual([409, 'sent', 'sent']);
  });

  it('is a letter in a case', async () => {
    const who = await signIn(test, 'marek.fikcyjny');
    await opened(who);
    expect(await refusalOf(who)).toEqual([409, 'case', 'case']);
  });

  it('is the account of a member of staff', async () => {
    expect(await refusalOf(await signIn(test, 'pracownik1'))).toEqual([409, 'staff', 'staff']);
  });

  it('is asked for before the password, and nothing changed', async () => {
    const who = await signIn(test, 'anna.przykladowa');
    expect((await who.post(DELETE, { pass: 'Zla!Haslo1' })).statusCode).toBe(409);
    expect(await statusOf(who)).toBe('active');
  });
});

describe('an account with drafts only', () => {
  const MAIL = 'ewa.probna@example.com';
  /** PESEL, name and address of the person, and the PESEL of the child of the draft. */
  const CANARIES = ['96071500042', 'Próbna', 'ewa.probna', IGA.pesel];
  let who: SignedIn;
  let second: SignedIn;

  beforeAll(async () => {
    const parent = await parentOf(test, 'ewa.probna');
    who = parent.who;
    second = await signIn(test, 'ewa.probna');
    const draft = await parent.steps.fill(IGA);
    await parent.steps.signBody(draft).catch(() => undefined);
    await parent.steps.prepare(draft);
    const { headers, payload } = multipartOf('Ewa Próbna.pdf', pdfOf(300));
    await who.post('/api/base/uploadfile', payload, headers);
    await who.post('/api/base/uploadchunk', {
      phase: 'start',
      name: 'Próbna.pdf',
      size: 3_000_000,
      mime_type: 'application/pdf',
    });
    const account = (await who.get('/api/user/find?by_token=yes')).json().data;
    await who.post('/api/user/accountset', { phone: '600100200', row_version: account.row_version });
    await who.post('/api/user/mailchange', { mail: 'ewa.probna.nowa@example.com', ...BODY });
    await test.app.inject({ method: 'POST', url: '/api/user/loginlink', payload: { mail: MAIL } });
    await test.app.inject({
      ...{ method: 'POST', url: '/api/contactmessage/add', headers: { 'idempotency-key': randomUUID() } },
      payload: {
        ...{
          topic: 'PRZED_ZGLOSZENIEM',
          name: 'Ewa Próbna',
          mail: MAIL,
          phone: '600100200',
          body: 'Pytanie',
        },
        ...{ clause_ack: 'yes', website: '', filled_ms: 40_000 },
      },
    });
    await who.post('/api/user/accountexport', {}, { 'idempotency-key': randomUUID() });
  });

  it('is kept when the password is wrong', async () => {
    expect(await found(CANARIES)).not.toEqual([]);
    expect(codeOf(await who.post(DELETE, { pass: 'Zla!Haslo1' }))).toEqual([400, 'not-valid']);
    expect(await statusOf(who)).toBe('active');
  });

  it('leaves no name, number or address in any table or file once the last letter has left', async () => {
    expect((await who.post(DELETE, BODY)).json()).toEqual({ data: null });
    const [letter] = await test.emailsTo(MAIL);
    expect(letter?.subject).toBe('Twoje konto zostało usunięte');

    const sent: string[] = [];
    const deliver = async ({ to }: { to: string }) => void sent.push(to);
    await deliverDue(test.app.db, test.clock, { deliver, onRefused: () => undefined });
    expect(sent).toContain(MAIL);
    expect(await found(CANARIES)).toEqual([]);
  });

  it('ends every session, and the address is free again', async () => {
    for (const each of [who, second]) expect((await each.get('/api/user/accountdata')).statusCode).toBe(401);
    const payload = { mail: MAIL, ...BODY };
    const login = await test.app.inject({ method: 'POST', url: '/api/user/login', payload });
    expect(codeOf(login)).toEqual([400, 'object-no-exist']);
    const register = await test.app.inject({ method: 'POST', url: '/api/user/register', payload });
    expect(register.statusCode).toBe(200);
    expect((await test.emailsTo(MAIL))[0]?.text).toMatch(/Kod: \d{6}/);
  });

  it('keeps the log and its chain whole', async () => {
    expect(await verifyLog(test.app.db)).toMatchObject({ state: 'intact' });
    const erased = await test.app.db
      .select({ found: sql`1` })
      .from(sql`base_log`)
      .where(sql`event = 'user.account-erased' and id_obj = ${who.id}`);
    expect(erased).toHaveLength(1);
  });
});

/** Tables and files in which one of the words stands. */
async function found(words: readonly string[]): Promise<string[]> {
  const { db, config } = test.app;
  const tables = await db
    .select({ name: sql<string>`table_name` })
    .from(sql`information_schema.tables`)
    .where(sql`table_schema = 'public' and table_type = 'BASE TABLE'`);
  const places: string[] = [];
  for (const { name } of tables) {
    const rows = await db
      .select({ text: sql<string>`to_jsonb(held)::text` })
      .from(sql`${sql.identifier(name)} as held`);
    const all = rows.map(({ text }) => text.toLowerCase()).join('\n');
    for (const word of words) if (all.includes(word.toLowerCase())) places.push(`${name}: ${word}`);
  }
  for (const file of await readdir(config.dataDir, { recursive: true, withFileTypes: true })) {
    if (!file.isFile()) continue;
    const bytes = await readFile(path.join(file.parentPath, file.name), 'latin1');
    for (const word of words) if (bytes.includes(word)) places.push(`${file.name}: ${word}`);
  }
  return places;
}
