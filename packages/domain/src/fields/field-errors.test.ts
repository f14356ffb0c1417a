import { describe, expect, it } from 'vitest';
import { FIELD_ERROR_CODES, type FieldErrorParams, fieldErrorText, isFieldErrorCode } from './field-errors';

describe('the Polish of the specification, letter for letter', () => {
  it.each([
    ['is-no-equal', {}, 'Zła wartość'],
    ['is-empty', {}, 'Pole jest wymagane'],
    ['not-equal', {}, 'Pola nie są równe'],
    ['is-too-small', { n: 5 }, 'Proszę podać conajmniej 5'],
    ['is-too-short', { n: 8 }, 'Za krótki 8'],
    ['is-too-big', { n: 12, value: 13 }, 'Proszę podać conajwyżej 12'],
    ['is-too-big', { n: 60, value: 'a'.repeat(61) }, 'Za długi 60'],
    ['is-too-big', { n: 12, value: '13', isLength: false }, 'Proszę podać conajwyżej 12'],
    ['is-too-big', { n: 60, value: ['a'], isLength: true }, 'Za długi 60'],
    ['not-valid-mail', {}, 'Nieprawidłowy email'],
    ['not-valid-pass', {}, 'Hasło zbyt słabe'],
    ['not-valid-pesel', {}, 'Nieprawidłowy pesel'],
    ['not-valid-city', {}, 'Niepoprawne miasto'],
    ['not-valid-nip', { value: '526025027X' }, 'NIP nie może mieć liter'],
    ['not-valid-nip', { value: '526' }, 'Za krótki NIP'],
    ['not-valid-nip', { value: '52602502740' }, 'Za długi NIP'],
    ['not-valid-nip', { value: '5260250275' }, 'Nieprawidłowy NIP - zła cyfra kontrolna'],
    ['not-valid-nip', {}, 'Nieprawidłowy NIP - zła cyfra kontrolna'],
    ['not-valid-zip-code', {}, 'Nieprawidłowy kod pocztowy'],
    ['not-valid-bank-account', {}, 'Nieprawidłowy numer rachunku'],
    ['not-valid-regon', {}, 'Nieprawidłowy regon'],
    ['is-too-big', { value: 'a', n: 2000 }, 'Za długi 2\u00a0000'],
    ['is-too-big', { n: '9 999,00 zł' }, 'Proszę podać conajwyżej 9 999,00 zł'],
  ] as const satisfies [string, FieldErrorParams, string][])('%s %j', (code, params, text) => {
    expect(fieldErrorText(code, 'pl', params)).toBe(text);
  });
});

it.each([
  ['is-too-small', {}, 'Za mała wartość', 'This value is too small'],
  ['is-too-short', {}, 'Za krótki', 'Too short'],
  ['is-too-big', {}, 'Za duża wartość', 'This value is too big'],
  ['is-too-big', { value: 'a' }, 'Za długi', 'Too long'],
] as const)('says %s %j in whole words when nobody knows the limit', (code, params, pl, en) => {
  expect(fieldErrorText(code, 'pl', params)).toBe(pl);
  expect(fieldErrorText(code, 'en', params)).toBe(en);
});

it('has different words for every code in both languages', () => {
  const texts = FIELD_ERROR_CODES.flatMap((code) => [fieldErrorText(code, 'pl'), fieldErrorText(code, 'en')]);

  expect(new Set(texts).size).toBe(FIELD_ERROR_CODES.length * 2);
  expect(texts.filter((text) => text.length < 5 || /undefined|\{n\}/.test(text))).toEqual([]);
});

it('tells a code of a field from another word', () => {
  expect(isFieldErrorCode('is-empty')).toBe(true);
  expect(isFieldErrorCode('toString')).toBe(false);
});

it('is Polish in a language without words', () => {
  // @ts-expect-error: a host in JavaScript may have a third one.
  expect(fieldErrorText('is-empty', 'uk')).toBe(fieldErrorText('is-empty', 'pl'));
});
