import { describe, expect, it } from 'vitest';
import { formatBankAccount, isBankAccount, normaliseBankAccount } from './bank-account';

describe('isBankAccount', () => {
  it.each([
    '74999000090000000000000001',
    '47999000090000000000000002',
    '20999000090000000000000003',
    '90999000090000000000000004',
    'PL74999000090000000000000001',
    'pl 74 9990 0009 0000 0000 0000 0001',
    '74 9990 0009 0000 0000 0000 0001',
    '74-9990-0009-0000-0000-0000-0001',
    '\u200e74 9990 0009 0000 0000 0000 0001',
    '74\u00a09990 0009 0000 0000 0000 0001\u200b',
    'IBAN: PL74 9990 0009 0000 0000 0000 0001',
  ])('accepts %s', (text) => {
    expect(isBankAccount(text)).toBe(true);
  });

  it.each([
    ['wrong check digits', '75999000090000000000000001'],
    ['two digits changed over', '74999000090000000000000010'],
    ['25 digits', '7499900009000000000000001'],
    ['27 digits', '749990000900000000000000010'],
    ['another country', 'DE74999000090000000000000001'],
    ['only zeros', '00000000000000000000000000'],
    ['nothing', ''],
  ])('refuses %s', (_reason, text) => {
    expect(isBankAccount(text)).toBe(false);
  });
});

describe('writing an account number', () => {
  it.each([
    ['PL74999000090000000000000001', '74 9990 0009 0000 0000 0000 0001'],
    ['74-9990-0009-0000-0000-0000-0001', '74 9990 0009 0000 0000 0000 0001'],
    ['IBAN: PL74 9990', '74 9990'],
    ['749990', '74 9990'],
    ['74', '74'],
    ['', ''],
  ])('%s is shown as %s', (text, shown) => {
    expect(formatBankAccount(text)).toBe(shown);
  });

  it('keeps digits only', () => {
    expect(normaliseBankAccount('pl 74 9990\u00a00009')).toBe('7499900009');
  });
});
