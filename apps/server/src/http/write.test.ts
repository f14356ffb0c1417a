import { afterEach, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../test/test-app';
import { verifyLog } from '../log/verify-log';

let server: TestApp;
afterEach(() => server.close());

const register = (mail: string) =>
  server.app.inject({
    method: 'POST',
    url: '/api/user/register',
    payload: { mail, pass: 'Zielony!Staw7' },
    headers: { 'idempotency-key': 'one-form-instance' },
  });

/** Breaks once at a point, as a killed server would, and lives on so that the same test can look. */
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
    expect(await server.lettersTo('pada@example.com')).toEqual([]);

    expect((await register('pada@example.com')).statusCode).toBe(200);
    expect(await server.lettersTo('pada@example.com')).toHaveLength(1);
    expect(await verifyLog(server.app.db)).toMatchObject({ state: 'intact' });
  });

  it('after its commit is done, and a repeat gets the stored answer', async () => {
    await serverBreakingAt('user/register.after-commit');
    expect((await register('pada@example.com')).statusCode).toBe(500);
    expect(await server.lettersTo('pada@example.com')).toHaveLength(1);

    const repeated = await register('pada@example.com');
    expect([repeated.statusCode, repeated.json()]).toEqual([200, { data: null }]);
    expect(await server.lettersTo('pada@example.com')).toHaveLength(1);
  });
});
