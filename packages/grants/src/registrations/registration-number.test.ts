import { expect, it } from 'vitest';
import { draftNumber, registrationNumber, shownNumber } from './registration-number';

it.each([
  ['2/2026', 41, 'FR/2-2026/00041'],
  ['1/2027', 1, 'FR/1-2027/00001'],
  ['10/2027', 100_000, 'FR/10-2027/100000'],
])('number %2$i of the call %1$s is %3$s', (call, ordinal, number) => {
  expect(registrationNumber(call, ordinal)).toBe(number);
});

it('names a draft by its id', () => {
  expect(draftNumber(7)).toBe('szkic-7');
});

it.each([
  ['szkic-23', 'pl', 'szkic-23'],
  ['szkic-23', 'en', 'draft-23'],
  ['FR/1-2027/00041', 'en', 'FR/1-2027/00041'],
] as const)('shows %s in %s as %s', (number, locale, shown) => {
  expect(shownNumber(number, locale)).toBe(shown);
});
