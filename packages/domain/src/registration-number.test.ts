import { expect, it } from 'vitest';
import { draftNumber, registrationNumber } from './registration-number';

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
