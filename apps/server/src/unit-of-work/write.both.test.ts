import { eq } from 'drizzle-orm';
import { afterEach, describe, expect, it } from 'vitest';
import { registrationOf } from '../../test/registration';
import { signIn } from '../../test/sign-in';
import { type TestApp, testApp } from '../../test/test-app';
import { baseLog } from '../audit-log/table';
import { verifyLog } from '../audit-log/verify-log';
import { sweepAnswers } from './idempotency';
import { baseIdempotency } from './table';

let server: TestApp;
afterEach(() => server.close());

const register = (mail: string) =>
  server.app.inject({
    method: 'POST',
    url: '/api/user/register',
    payload: { mail, pass: 'Zielony!Staw7' },
    headers: { 'idempotency-key': 'one-form-instance' },
  });

/** Throws once at a point, as a killed server would, and lives on for the rest of the test. */
async function serverBreakingAt(point: string) {
  let isArmed = true;
  server = await testApp({
    parts: {
      crash: {
        at(reached) {
          if (!isArmed || reached !== point) return;
          isArmed = false;
          throw new Error(`killed at ${point}`);
        },
      },
    },
  });
}

describe('a write that dies', () => {
  it('before its commit has left nothing, and a repeat does it', async () => {
    await serverBreakingAt('user/register.before-commit');
    const died = await register('pada@example.com');
    expect([died.statusCode, died.json()]).toEqual([500, { code: 'server', data: null }]);
    expect(await server.emailsTo('pada@example.com')).toEqual([]);

    expect((await register('pada@example.com')).statusCode).toBe(200);
    expect(await server.emailsTo('pada@example.com')).toHaveLength(1);
    expect(await verifyLog(server.app.db)).toMatchObject({ state: 'intact' });
  });

  it('after its commit is done, and a repeat gets the stored answer', async () => {
    await serverBreakingAt('user/register.after-commit');
    expect((await register('pada@example.com')).statusCode).toBe(500);
    expect(await server.emailsTo('pada@example.com')).toHaveLength(1);

    const repeated = await register('pada@example.com');
    expect([repeated.statusCode, repeated.json()]).toEqual([200, { data: null }]);
    expect(await server.emailsTo('pada@example.com')).toHaveLength(1);
  });
});

describe('a write that meets another one', () => {
  /** As Drizzle throws it: wrapped around the error of the database. */
  const met = (code: string) =>
    new Error('Failed query: update', { cause: Object.assign(new Error('met'), { code }) });

  async function fails(codes: readonly string[]) {
    let tries = 0;
    const answer = server.app.writeAsSystem('user/try', async (_tx, note) => {
      note({ event: 'user.try' });
      const code = codes[tries];
      tries += 1;
      if (code) throw met(code);
    });
    const refusal = await answer.then(() => undefined, Object);
    return [refusal?.cause.code, tries];
  }

  it('is tried anew, and logged once; what is its own fault stays one', async () => {
    server = await testApp();
    expect(await fails(['40001', '40P01'])).toEqual([undefined, 3]);
    expect(await fails(['23505', '23503'])).toEqual([undefined, 3]);
    expect(await fails(Array(4).fill('23505'))).toEqual(['23505', 3]);
    expect(await fails(['XX000'])).toEqual(['XX000', 1]);
    expect(await server.app.db.$count(baseLog, eq(baseLog.event, 'user.try'))).toBe(2);
  });

  it('is refused with its reason when both take one name', async () => {
    server = await testApp();
    const admin = await signIn(server, 'admin.uprawnien');
    const { id: id_leader } = await signIn(server, 'pracownik1');
    const group = (name: string) => ({ name, id_leader, members: [id_leader], active: 'yes' });
    const names = ['Pierwszy', 'Drugi', 'Trzeci', 'Czwarty'];
    const added = await Promise.all(names.map((name) => admin.post('/api/usergroup/add', group(name))));
    const answers = await Promise.all(
      added.map((one) => {
        const { id, row_version } = one.json().data;
        return admin.post(`/api/usergroup/set?id=${id}`, { row_version, ...group('Zespół') });
      }),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409, 409]);
    expect(answers.find(({ statusCode }) => statusCode === 409)?.json().code).toBe('object-exist');
  });
});

it('keeps an answer of nothing too: the repeated request finds it', async () => {
  server = await testApp();
  const ewa = await signIn(server, 'ewa.probna');
  const { clause, documents } = await registrationOf(server, ewa, 'ewa.probna@example.com').add();
  const read = () =>
    ewa.post(
      `/api/cofundingclause/sign?id=${clause.id}`,
      { sha256: documents[0]?.sha256, statement: 'yes' },
      { 'idempotency-key': 'one-form-instance' },
    );

  const [first, second] = [await read(), await read()];
  expect([first.statusCode, second.statusCode]).toEqual([200, 200]);
  expect(second.json().data.sign_date).toBe(first.json().data.sign_date);
});

it('keeps a stored answer for a day and not longer', async () => {
  server = await testApp();
  await register('po.dniu@example.com');
  const { db } = server.app;
  const kept = () => db.$count(baseIdempotency);
  const [stored] = await db.select().from(baseIdempotency);
  const dayLater = (stored?.create_date.getTime() ?? 0) + 24 * 60 * 60 * 1000;

  await sweepAnswers(db, new Date(dayLater));
  expect(await kept()).toBe(1);
  await sweepAnswers(db, new Date(dayLater + 1));
  expect(await kept()).toBe(0);
});
