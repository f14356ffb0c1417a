import { expect, it } from 'vitest';
import { codesOf, optionOf, YES_NO } from './option';

it('finds an option by its code', () => {
  expect(optionOf(YES_NO, 'no')?.pl).toBe('Nie');
  expect(optionOf(YES_NO, 'maybe')).toBeUndefined();
});

it('says yes before no, each in both languages', () => {
  expect(codesOf(YES_NO)).toEqual(['yes', 'no']);
  expect(YES_NO.map(({ pl, en }) => `${pl}, ${en}`)).toEqual(['Tak, Yes', 'Nie, No']);
});
