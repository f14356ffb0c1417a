import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type TestApp, testApp } from '../../../test/test-app';
import * as users from './repository';

// The repository that is mocked here may be loaded already, and the test files that follow need the real one.
vi.hoisted(() => vi.resetModules());
afterAll(() => vi.resetModules());

// A test of equal times would be flaky; this one compares the statements that run.
vi.mock('./repository', { spy: true });

const WRONG = 'Zle!Haslo1';
const KNOWN = 'ewa.probna@example.com';
const UNKNOWN = 'nikt@example.com';

let server: TestApp;
beforeAll(async () => {
  server = await testApp();
});
afterAll(() => server.close());
beforeEach(() => vi.clearAllMocks());

const post = (url: string, payload: object) => server.app.inject({ method: 'POST', url, payload });

/** Names of the functions that were called during `work`, in their order. */
async function callsDuring(work: () => Promise<unknown>): Promise<string[]> {
  vi.clearAllMocks();
  await work();
  const { send, recall } = server.app.mail;
  return Object.entries({ ...users, send, recall })
    .flatMap(([name, member]) =>
      vi.isMockFunction(member) ? member.mock.invocationCallOrder.map((at) => ({ at, name })) : [],
    )
    .sort((one, other) => one.at - other.at)
    .map(({ name }) => name);
}

describe('an unknown address costs the work of a known one', () => {
  it('at a wrong sign-in, also while the account is closed', async () => {
    const attempt = (mail: string) => callsDuring(() => post('/api/user/login', { mail, pass: WRONG }));
    const known = await attempt(KNOWN);
    expect(known).toEqual(['findByMail', 'lockById', 'noteLogin']);
    expect(await attempt(UNKNOWN)).toEqual(known);

    for (let failure = 2; failure <= 10; failure += 1) await attempt(KNOWN);
    expect(await attempt(KNOWN)).toEqual(known);
  });

  it('at a wrong sign-in, also when a registration waits for its code', async () => {
    const hashes = vi.spyOn(server.app.passwords, 'matches');
    const attempt = async (mail: string) => {
      hashes.mockClear();
      await post('/api/user/login', { mail, pass: WRONG });
      return hashes.mock.calls.length;
    };
    await post('/api/user/register', { mail: 'czeka@example.com', pass: 'Zielony!Staw7' });
    expect([
      await attempt(UNKNOWN),
      await attempt('czeka@example.com'),
      await attempt('anna.przykladowa@example.com'),
    ]).toEqual([2, 2, 2]);
  });

  it('when a password is forgotten', async () => {
    vi.spyOn(server.app.mail, 'send');
    vi.spyOn(server.app.mail, 'recall');
    const ask = (mail: string) => callsDuring(() => post('/api/user/recover', { mail }));
    const known = await ask(KNOWN);
    expect(known).toEqual(['findByMail', 'send', 'recall']);
    expect(await ask(UNKNOWN)).toEqual(known);

    const subjects = (await server.emailsTo(KNOWN)).map(({ subject }) => subject);
    expect(subjects[0]).toContain('kod do ustawienia nowego hasła');
    expect(await server.emailsTo(UNKNOWN)).toEqual([]);
  });
});
