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
] as const)('judges %s', (text, problem) => {
  expect(messageProblem(text)).toEqual(problem);
});

it('ships no message that it refuses', () => {
  for (const { subject, text } of MESSAGE_TEMPLATES) {
    for (const one of [subject.pl, subject.en, text.pl, text.en]) expect(messageProblem(one)).toBeUndefined();
  }
});
