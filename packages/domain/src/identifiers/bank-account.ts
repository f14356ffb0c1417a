import { tidyText } from '../words/tidy-text';

/** `PL` as digits (P = 25, L = 21); the two check digits follow. */
const COUNTRY_DIGITS = '2521';

/** The longest account number of any country; longer pasted text is no number. */
const LONGEST = 34;

/** A Polish account number: 26 digits, remainder 1 modulo 97. Spaces, dashes and a leading `IBAN` or `PL` are allowed. */
export function isBankAccount(text: string): boolean {
  const digits = normaliseBankAccount(text);
  if (!/^[0-9]{26}$/.test(digits)) return false;

  return BigInt(digits.slice(2) + COUNTRY_DIGITS + digits.slice(0, 2)) % 97n === 1n;
}

/** The stored form: digits only, when the text is an account number. */
export function normaliseBankAccount(text: string): string {
  return tidyText(text)
    .replace(/[ -]/g, '')
    .replace(/^(?:iban)?:?(?:pl)?/i, '');
}

/** Groups as banks print them, 2 + 6 × 4: `74 9990 0009 0000 0000 0000 0001`. A partial number is grouped too. */
export function formatBankAccount(text: string): string {
  const digits = normaliseBankAccount(text).slice(0, LONGEST);
  const groups = digits.slice(2).match(/.{1,4}/g) ?? [];

  return [digits.slice(0, 2), ...groups].join(' ');
}
