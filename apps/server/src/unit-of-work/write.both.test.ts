import { afterEach, describe, expect, it } from 'vitest';
import { registrationOf } from '../../test/registration';
import { signIn } from '../../test/sign-in';
import { type TestApp, testApp } from '../../test/test-app';
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
