import { expect, it } from 'vitest';
import { codesOf, optionOf, optionText, YES_NO } from './option';

it('finds an option by its code', () => {
  expect(optionOf(YES_NO, 'no')?.pl).toBe('Nie');
  expect(optionOf(YES_NO, 'maybe')).toBeUndefined();
});

it('names a choice with its no-break spaces, and leaves a code that is none of the choices as it is', () => {
  const contracts = [{ code: 'UMOWA_O_PRACE', pl: 'Umowa o pracę', en: 'Contract of a kind' }];

  expect(optionText(contracts, 'UMOWA_O_PRACE', 'pl')).toBe('Umowa o\u00a0pracę');
  expect(optionText(contracts, 'UMOWA_O_PRACE', 'en')).toBe('Contract of a kind');
  expect(optionText(contracts, 'typed a text', 'pl')).toBe('typed a text');
});

it('says yes before no, each in both languages', () => {
  expect(codesOf(YES_NO)).toEqual(['yes', 'no']);
  expect(YES_NO.map(({ pl, en }) => `${pl}, ${en}`)).toEqual(['Tak, Yes', 'Nie, No']);
});
