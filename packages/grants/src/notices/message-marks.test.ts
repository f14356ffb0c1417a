import { expect, it } from 'vitest';
import { filledMessage, MESSAGE_TEMPLATES, messageProblem } from './message-marks';

const OF_ANNA = { imie: 'Anna', numer: 'FR/1-2027/00007', link: 'https://granty.example/' };

it('names each person, and leaves out what somebody does not have', () => {
  const text = '{imie}, numer {numer}: {link}';
  expect(filledMessage(text, OF_ANNA)).toBe('Anna, numer FR/1-2027/00007: https://granty.example/');
  expect(filledMessage('Dzień dobry {imie}, piszemy', { ...OF_ANNA, imie: '' })).toBe('Dzień dobry, piszemy');
});

it.each([
  ['{imię}, dzień dobry', { code: 'unknown-mark', mark: '{imię}' }],
  ['PESEL 90041200022 jest błędny', { code: 'private-number' }],
  ['Konto 61 1090 1014 0000 0712 1981 2874', { code: 'private-number' }],
  ['{imie}, zadzwoń: 000 000 011, umowa UM/II/0041/2026', undefined],
  ['PESEL 900412\u00a000022', { code: 'private-number' }],
  ['PESEL 900412\u201300022', { code: 'private-number' }],
  ['PESEL 90.04.12.00022', { code: 'private-number' }],
  ['PESEL 900412\r\n00022', { code: 'private-number' }],
  ['5. 90041200022', { code: 'private-number' }],
  ['+48 600 100 200\n90041200022', { code: 'private-number' }],
  ['61\u00a01090\u00a01014\u00a00000\u00a00712\u00a01981\u00a02874', { code: 'private-number' }],
  ['Telefon +48 600 100 200', undefined],
  ['Telefon 00 48 600 100 200', undefined],
  ['Telefony:\n600 100 200\n600 100 201\n600 100 202', undefined],
  // A check digit that is wrong.
  ['Numer 90041200023', undefined],
] as const)('judges %j', (text, problem) => {
  expect(messageProblem(text)).toEqual(problem);
});

it('ships no message that it refuses', () => {
  for (const { subject, text } of MESSAGE_TEMPLATES) {
    for (const one of [subject.pl, subject.en, text.pl, text.en]) expect(messageProblem(one)).toBeUndefined();
  }
});
