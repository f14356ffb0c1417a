import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { actingOverOf, mainToken, readActing } from './acting';
import { storeSession } from './session-record';
import { writeItem } from './storage';
import { ModelStorage } from './testing/tabs';

const TOKENS = { token: 'a', token_expire: '2027-02-10T08:15:00.000Z', refresh_token: 'b' };
const own = (marker: string) => JSON.stringify({ marker, token: 'own', refresh_token: 'own-refresh' });

beforeEach(() => vi.stubGlobal('localStorage', new ModelStorage()));
afterEach(() => vi.unstubAllGlobals());

it('knows the own sign-in while that for acting goes on', () => {
  writeItem('user_main', own('acting'));
  storeSession(TOKENS, false, 'acting');
  expect([readActing()?.refresh_token, mainToken()]).toEqual(['own-refresh', 'own']);
});

it.each([
  ['of an earlier sign-in', own('earlier')],
  ['that is broken', '{'],
  ['without a mark', '{}'],
])('takes no item %s for acting', (_what, item) => {
  writeItem('user_main', item);
  storeSession(TOKENS, false, 'acting');
  expect([readActing(), mainToken()]).toEqual([undefined, undefined]);
});

it('knows a share that has ended by the sign-in that rested on it, and acts by it no more', () => {
  writeItem('user_main', JSON.stringify({ marker: 'acting', name_all: 'Hanna Testowa', over: 'yes' }));
  storeSession(TOKENS, false, 'acting');
  expect([readActing(), mainToken(), actingOverOf('acting')]).toEqual([
    undefined,
    undefined,
    'Hanna Testowa',
  ]);
  expect([actingOverOf('another'), actingOverOf(undefined)]).toEqual([undefined, undefined]);
});

it('takes an acting that goes on, or a broken item, for no share that has ended', () => {
  writeItem('user_main', own('acting'));
  expect(actingOverOf('acting')).toBeUndefined();
  writeItem('user_main', '{');
  expect(actingOverOf('acting')).toBeUndefined();
});
