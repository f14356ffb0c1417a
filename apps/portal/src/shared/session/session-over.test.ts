import { sessions } from '@urzad/contract';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { request } from './client';
import { checkSession } from './fresh-token';
import { storeSession } from './session-record';
import { leave, useSession } from './session-store';
import { goOnWith } from './sign-in-again';
import { readItem } from './storage';
import { storedSession } from './stored-session';
import { ModelStorage } from './testing/tabs';

const HOUR_MS = 3_600_000;
const PERSON = { id: 7, mail: 'anna@example.com', name: 'Anna Testowa' };

/** The tokens that the server takes, and the requests that it got. */
let alive: string[];
let sent: string[];

beforeEach(() => {
  alive = [];
  sent = [];
  vi.stubGlobal('localStorage', new ModelStorage());
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('fetch', async (url: string, { headers }: RequestInit) => {
    sent.push(url);
    const token = new Headers(headers).get('token') ?? '';
    if (alive.includes(token)) return Response.json({ data: { id: 7, firstname: 'Ola' } });
    return Response.json({ code: 'token-expired', data: null }, { status: 401 });
  });
  storeSession(tokensOf('a'), true, 'first');
  useSession.setState({ status: 'signed-in', marker: 'first', hasEnded: false });
});
afterEach(() => void vi.unstubAllGlobals());

const tokensOf = (letter: string) => ({
  token: letter.repeat(43),
  token_expire: new Date(Date.now() + HOUR_MS).toISOString(),
  refresh_token: letter.toUpperCase().repeat(43),
});

const find = () => request(sessions.find, { query: { by_token: 'yes' } });
const refreshes = () => sent.filter((url) => url.includes('tokenrefresh')).length;

/** As many turns as the requests of this file need. */
async function settle() {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
  await new Promise((resolve) => setTimeout(resolve));
}

it('keeps what is called in an ended session until the same person has signed in again', async () => {
  const calls = Array.from({ length: 20 }, find);
  await settle();
  expect(useSession.getState()).toMatchObject({ status: 'signed-in', hasEnded: true });
  expect([storedSession().state, refreshes()]).toEqual(['over', 1]);

  alive = [tokensOf('b').token];
  expect(await goOnWith(tokensOf('b'), PERSON)).toBe('same');
  const answers = await Promise.all(calls);
  expect(answers.map(({ data }) => data.firstname)).toEqual(Array(20).fill('Ola'));
  expect(useSession.getState()).toMatchObject({ hasEnded: false, marker: 'first' });
  expect([storedSession().state, refreshes()]).toEqual(['whole', 1]);
});

it('gives up what is called where the person leaves', async () => {
  const call = find();
  await settle();
  leave();
  await expect(call).rejects.toMatchObject({ code: 'token-expired' });
});

it('does not go on with the session of somebody else', async () => {
  const call = find();
  await settle();
  alive = [tokensOf('b').token];
  expect(await goOnWith(tokensOf('b'), { ...PERSON, id: 8 })).toBe('another');
  expect(readItem('user_token')).toBe(tokensOf('a').token);
  expect(useSession.getState().hasEnded).toBe(true);
  expect(sent.at(-1)).toContain('/user/logout');
  leave();
  await expect(call).rejects.toMatchObject({ code: 'token-expired' });
});

it('asks nobody while the server does not answer', async () => {
  storeSession({ ...tokensOf('a'), token_expire: new Date(0).toISOString() }, true, 'first');
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  await expect(find()).rejects.toMatchObject({ code: 'network' });
  await expect(checkSession()).rejects.toMatchObject({ code: 'network' });
  expect([useSession.getState().hasEnded, storedSession().state]).toEqual([false, 'whole']);
});

it('finds out in a tab that comes back, without waiting for the person', async () => {
  storeSession({ ...tokensOf('a'), token_expire: new Date(0).toISOString() }, true, 'first');
  await checkSession();
  expect([useSession.getState().hasEnded, storedSession().state]).toEqual([true, 'over']);
});
