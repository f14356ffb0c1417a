import { describe, expect, it } from 'vitest';
import { ApiFailure } from '#shared/http/api-failure';
import { signErrors, signErrorText, signFailureText } from './sign-values';

const WORDS = {
  wrongPass: 'wrong',
  codeMissing: 'ask first',
  statementMissing: 'tick',
  changed: 'changed',
};

describe('what is wrong at a field', () => {
  it('is what is missing', () => {
    expect(signErrors({ pass: '', code: ' ', statement: false })).toEqual({
      pass: 'is-empty',
      code: 'is-empty',
      statement: 'not-accepted',
    });
    expect(signErrors({ pass: 'x', code: '123456', statement: true })).toEqual({});
  });

  it.each([
    ['pass', 'not-valid-pass', false, 'wrong'],
    ['pass', 'is-empty', false, 'Pole jest wymagane'],
    ['code', 'is-empty', false, 'ask first'],
    ['code', 'is-empty', true, 'Pole jest wymagane'],
    ['code', 'not-valid-code', true, 'Nieprawidłowy kod. Wpisz 6 cyfr z wiadomości'],
    ['code', 'a-code-of-tomorrow', true, 'a-code-of-tomorrow'],
    ['statement', 'not-accepted', true, 'tick'],
  ])('%s %s (code sent: %s) says "%s"', (name, code, isCodeSent, text) => {
    expect(signErrorText(WORDS, isCodeSent)(code, { name, value: '', locale: 'pl' })).toBe(text);
  });
});

it('says above the form what no field can help', () => {
  expect(signFailureText(new ApiFailure('too-many-requests', null, 429), WORDS)).toBeUndefined();
  expect(signFailureText(new ApiFailure('conflict', undefined, 409), WORDS)).toBe('changed');
  expect(signFailureText(new ApiFailure('server', undefined, 500), WORDS)).toBeUndefined();
  expect(signFailureText(new Error('offline'), WORDS)).toBeUndefined();
});
