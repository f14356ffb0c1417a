import { sessions } from '@urzad/contract';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { request } from './client';
import { storeSession } from './session-record';
import { ModelStorage } from './testing/tabs';

const HOUR_MS = 3_600_000;
const SERVER_NOW = new Date('2027-02-10T08:00:00Z');
const TOKEN_LIVES_MS = 900_000;

let sent: string[];
/** The time of the server goes on with that of the device. */
let behindMs: number;
const serverNow = () => new Date(Date.now() - behindMs);

beforeEach(() => {
  sent = [];
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.stubGlobal('localStorage', new ModelStorage());
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('fetch', async (url: string) => {
    sent.push(url);
    const data = url.includes('tokenrefresh') ? tokens() : { firstname: 'Ola' };
    return Response.json({ data }, { headers: { Date: serverNow().toUTCString() } });
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const tokens = () => ({
  token: 'a'.repeat(43),
  token_expire: new Date(serverNow().getTime() + TOKEN_LIVES_MS).toISOString(),
  refresh_token: 'b'.repeat(43),
});

it.each([
  ['right', 0],
  ['two hours ahead', 2 * HOUR_MS],
  ['a year behind', -365 * 24 * HOUR_MS],
])('renews a token when it is about to expire, on a device whose clock is %s', async (_how, ahead) => {
  behindMs = ahead;
  vi.setSystemTime(SERVER_NOW.getTime() + ahead);
  await request(sessions.find, {});
  storeSession(tokens(), true, 'first');

  for (let call = 0; call < 3; call += 1) await request(sessions.find, {});
  expect(sent).toEqual(Array(4).fill('/api/user/find'));

  for (let call = 0; call < 3; call += 1) {
    vi.setSystemTime(Date.now() + TOKEN_LIVES_MS - 20_000);
    await request(sessions.find, {});
    await request(sessions.find, {});
  }
  expect(sent.filter((url) => url.includes('tokenrefresh'))).toHaveLength(3);
});

it('sends a request again that was sent before somebody signed in', async () => {
  behindMs = 0;
  vi.setSystemTime(SERVER_NOW);
  // So that the clock of the server is known.
  await request(sessions.find, {});
  const tokensSent: (string | null)[] = [];
  vi.stubGlobal('fetch', async (_url: string, { headers }: RequestInit) => {
    const token = new Headers(headers).get('token');
    tokensSent.push(token);
    const date = { Date: serverNow().toUTCString() };
    if (token) return Response.json({ data: { firstname: 'Ola' } }, { headers: date });
    storeSession(tokens(), true, 'first');
    return Response.json({ code: 'no-login', data: null }, { status: 401, headers: date });
  });
  expect((await request(sessions.find, {})).data).toEqual({ firstname: 'Ola' });
  expect(tokensSent).toEqual([null, 'a'.repeat(43)]);
});
