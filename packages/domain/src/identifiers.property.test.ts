import fc from 'fast-check';
import { validatePolish } from 'validate-polish';
import { describe, expect, it } from 'vitest';
import { formatBankAccount, isBankAccount } from './bank-account';
import { isNip } from './nip';
import { birthDateOf, isPesel } from './pesel';
import { isRegon } from './regon';

const RUNS = { numRuns: 10_000, seed: 20_270_210 };
const digits = (length: number) =>
  fc
    .array(fc.integer({ min: 0, max: 9 }), { minLength: length, maxLength: length })
    .map((list) => list.join(''));
const isAllZeros = (text: string) => /^0+$/.test(text);
const isNot = (text: string, rule: (other: string) => boolean) => !rule(text);

/** Half of what is tried has a right check digit, else nearly everything would be refused for that alone. */
function withCheckDigit(length: number, isValid: (text: string) => boolean) {
  return fc.oneof(
    digits(length),
    digits(length - 1).map((body) => {
      const all = Array.from({ length: 10 }, (_, digit) => `${body}${digit}`);
      return all.find(isValid) ?? `${body}0`;
    }),
  );
}

describe('against an independent library, on 10 000 numbers each', () => {
  it('PESEL: agrees but for days that do not exist or have not come, which the library does not look at', () => {
    const today = '2027-02-10';
    let accepted = 0;

    fc.assert(
      fc.property(
        withCheckDigit(11, (text) => validatePolish.pesel(text)),
        (text) => {
          const ours = isPesel(text, today);
          if (ours) accepted += 1;
          // Ours is stricter, never more lenient.
          expect(ours && isNot(text, (other) => validatePolish.pesel(other))).toBe(false);
          if (ours) expect(birthDateOf(text) <= today).toBe(true);
        },
      ),
      RUNS,
    );
    expect(accepted).toBeGreaterThan(100);
  });

  it('PESEL: agrees on the check digit where the day exists', () => {
    const birth = fc.date({ min: new Date('1900-01-01'), max: new Date('2026-12-31'), noInvalidDate: true });

    fc.assert(
      fc.property(birth, digits(5), (date, tail) => {
        const [year = '', month = '', day = ''] = date.toISOString().slice(0, 10).split('-');
        const text = `${year.slice(2)}${Number(year) < 2000 ? month : Number(month) + 20}${day}${tail}`;

        expect(isPesel(text, '2027-02-10')).toBe(validatePolish.pesel(text));
      }),
      RUNS,
    );
  });

  it('NIP: agrees but for zeros only', () => {
    fc.assert(
      fc.property(withCheckDigit(10, isNip), (text) => {
        expect(isNip(text)).toBe(validatePolish.nip(text) && !isAllZeros(text));
      }),
      RUNS,
    );
  });

  it.each([9, 14])('REGON of %i digits: agrees but for zeros only', (length) => {
    fc.assert(
      fc.property(withCheckDigit(length, isRegon), (text) => {
        expect(isRegon(text)).toBe(validatePolish.regon(text) && !isAllZeros(text));
      }),
      RUNS,
    );
  });
});

describe('account numbers, which the library does not know', () => {
  /** The bank's own way to make check digits: 98 less the remainder with two zeros in their place. */
  const account = digits(24).map((body) => {
    const check = 98n - (BigInt(`${body}252100`) % 97n);
    return `${String(check).padStart(2, '0')}${body}`;
  });

  it('are accepted as made, and in the groups they are shown in', () => {
    fc.assert(
      fc.property(account, (text) => {
        expect(isBankAccount(text)).toBe(true);
        expect(isBankAccount(`PL${formatBankAccount(text)}`)).toBe(true);
      }),
      RUNS,
    );
  });

  it('are refused with any one digit changed', () => {
    fc.assert(
      fc.property(account, fc.nat({ max: 25 }), fc.integer({ min: 1, max: 9 }), (text, at, shift) => {
        const changed = (Number(text[at]) + shift) % 10;

        expect(isBankAccount(text.slice(0, at) + changed + text.slice(at + 1))).toBe(false);
      }),
      RUNS,
    );
  });
});
