import { expect, it } from 'vitest';
import { bankOf } from './bank-of';
import { BANK } from './office-dictionaries';

it('names the bank of an account number, however it was typed', () => {
  expect(bankOf('74 9990 0009 0000 0000 0000 0001', BANK)?.pl).toBe('Bank zmyślony');
  expect(bankOf('PL61 1010 0000 0000 0000 0000 0000', BANK)?.pl).toBe('Narodowy Bank Polski');
  expect(bankOf('61 2490 0000 0000 0000 0000 0000', BANK)).toBeUndefined();
  expect(bankOf('', BANK)).toBeUndefined();
});
