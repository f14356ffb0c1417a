import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { mainToken, readActing } from './acting';
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
