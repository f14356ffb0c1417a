import { expect, it } from 'vitest';
import { ApiFailure } from '../http/api-failure';
import { factorRefusal, typedRefusal } from './factor-refusal';
import { secondFactorMessages } from './messages';

const words = secondFactorMessages.pl;
const notValid = (data: object) => new ApiFailure('not-valid-code', data, 400);

it.each([
  [{ code: 'used-code' }, words.used],
  [{ code: 'expired-challenge' }, words.ended],
])('%j is said at the code, whichever was asked for', (data, text) => {
  expect(factorRefusal(notValid(data), words)).toEqual({ code: text });
});

it('leaves every other refusal to the code that was asked for', () => {
  expect(factorRefusal(notValid({ code: 'not-valid-code' }), words)).toBeUndefined();
  expect(factorRefusal(new ApiFailure('account-lock', null, 423), words)).toBeUndefined();
});

it.each([
  [{ code: 'not-valid-code' }, words.wrong],
  [{ code: 'not-valid-code', tries_left: 4 }, 'Nieprawidłowy kod. Zostały 4 próby'],
  [{ code: 'not-valid-code', tries_left: 1 }, 'Nieprawidłowy kod. Została 1 próba'],
  [{ code: 'not-valid-code', tries_left: 0 }, words.noneLeft],
])('%j of a code that was not mailed is answered: %s', (data, text) => {
  expect(typedRefusal(notValid(data), words)).toEqual({ code: text });
});

it('tells after the last try to start again, and says nothing of a lost connection', () => {
  const spent = new ApiFailure('too-many-requests', { reason: 'code-spent' }, 429);
  expect(typedRefusal(spent, words)).toEqual({ code: words.noneLeft });
  expect(typedRefusal(new ApiFailure('network', undefined, 0), words)).toBeUndefined();
});
