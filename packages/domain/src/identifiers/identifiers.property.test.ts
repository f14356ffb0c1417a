import fc from 'fast-check';
import { isValidIBAN } from 'ibantools';
import { validatePolish } from 'validate-polish';
import { describe, expect, it } from 'vitest';
import { formatBankAccount, isBankAccount } from './bank-account';
import { isNip } from './nip';
import { birthDateOf, isPesel } from './pesel';
import { isRegon } from './regon';

declare global {
  interface ImportMeta {
    readonly env: Readonly<Record<string, string | undefined>>;
  }
}

/*
 * Our rules beside independent libraries: validate-polish for PESEL, NIP and REGON, ibantools for account numbers. Where
 * the two differ, and why (Order §3):
 *
 * PESEL  the library checks the check digit alone; we also require an existing day that has come
 * NIP    the library accepts zeros only, and a remainder of 10 as the check digit 0; neither was ever issued
 * REGON  the library accepts zeros only, and does not check the nine digits of the company within fourteen
 * NRB    the library also checks the check digit of the bank's own number (the first eight digits after the two);
 *        the rule of the office is the remainder modulo 97 alone, so it also accepts 00, 01 and 99 where a bank
 *        computes 97, 98 and 02
 */

const NUMBERS = import.meta.env.AUDIT === 'yes' ? 1_000_000 : 10_000;
const RUNS = { numRuns: NUMBERS, seed: 20_270_210 };
const TIMEOUT = 600_000;
const TODAY = '2027-02-10';

const digits = (length: number) =>
  fc
    .bigInt({ min: 0n, max: 10n ** BigInt(length) - 1n })
    .map((number) => String(number).padStart(length, '0'));
const isAllZeros = (text: string) => /^0+$/.test(text);

/** Most samples have a right check digit; otherwise nearly all would be refused for that alone. */
function mostlyRight(length: number, isRight: (text: string) => boolean) {
  return fc.tuple(digits(length - 1), fc.nat({ max: 29 })).map(([body, chance]) => {
    if (chance < 10) return `${body}${chance}`;
    const ending = Array.from({ length: 10 }, (_, digit) => `${body}${digit}`).find(isRight);
    return ending ?? `${body}0`;
  });
}

/** Runs a comparison and requires accepted numbers: a rule that refuses everything would agree with nothing. */
function compare(numbers: fc.Arbitrary<string>, accepts: (text: string) => boolean): number {
  let accepted = 0;

  fc.assert(
    fc.property(numbers, (text) => {
      if (accepts(text)) accepted += 1;
    }),
    RUNS,
  );
  return accepted;
}

/** Check digits as a bank computes them, and the last digit of the bank's own number. */
function isIssued(account: string): boolean {
  const check = Number(account.slice(0, 2));
  const bank = [...account.slice(2, 10)].map(Number);
  const sum = [3, 9, 7, 1, 3, 9, 7, 1].reduce((total, weight, at) => total + weight * (bank[at] ?? 0), 0);

  return sum % 10 === 0 && check >= 2 && check <= 98;
}

/** Faster than an assertion of the test runner, of which a million would take minutes. */
function agree(text: string, ours: boolean, expected: boolean) {
  if (ours !== expected) throw new Error(`${text}: our rule says ${ours}, expected ${expected}`);
}

describe(`against an independent library, on ${NUMBERS} numbers each`, () => {
  it(
    'PESEL: agrees but for days that do not exist or have not come',
    () => {
      const accepted = compare(mostlyRight(11, validatePolish.pesel), (text) => {
        const ours = isPesel(text, TODAY);
        // Our rule is stricter, never more lenient.
        if (ours) agree(text, true, validatePolish.pesel(text) && birthDateOf(text) <= TODAY);
        return ours;
      });
      expect(accepted).toBeGreaterThan(NUMBERS / 100);
    },
    TIMEOUT,
  );

  it(
    'PESEL: agrees on the check digit where the day exists',
    () => {
      const births = fc.date({
        min: new Date('1900-01-01'),
        max: new Date('2026-12-31'),
        noInvalidDate: true,
      });
      const numbers = fc.tuple(births, digits(4), fc.nat({ max: 9 })).map(([date, serial, check]) => {
        const [year = '', month = '', day = ''] = date.toISOString().slice(0, 10).split('-');
        const body = `${year.slice(2)}${Number(year) < 2000 ? month : Number(month) + 20}${day}${serial}`;
        return `${body}${check}`;
      });
      const accepted = compare(numbers, (text) => {
        const ours = isPesel(text, TODAY);
        agree(text, ours, validatePolish.pesel(text));
        return ours;
      });
      expect(accepted).toBeGreaterThan(NUMBERS / 20);
    },
    TIMEOUT,
  );

  it(
    'NIP: agrees but for zeros only and a remainder of 10',
    () => {
      const accepted = compare(mostlyRight(10, isNip), (text) => {
        const ours = isNip(text);
        agree(text, ours, validatePolish.nip(text) && !isAllZeros(text));
        return ours;
      });
      expect(accepted).toBeGreaterThan(NUMBERS / 3);
    },
    TIMEOUT,
  );

  it.each([9, 14])(
    'REGON of %i digits: agrees but for zeros only',
    (length) => {
      const company = mostlyRight(9, isRegon);
      const numbers =
        length === 9
          ? company
          : fc
              .tuple(
                company,
                mostlyRight(5, () => true),
                fc.nat({ max: 9 }),
              )
              .map(([head, tail, chance]) => {
                const body = `${head}${tail.slice(0, 4)}`;
                return (
                  Array.from({ length: 10 }, (_, digit) => `${body}${digit}`).find(isRegon) ??
                  `${body}${chance}`
                );
              });
      const accepted = compare(numbers, (text) => {
        const ours = isRegon(text);
        agree(text, ours, validatePolish.regon(text) && !isAllZeros(text));
        return ours;
      });
      expect(accepted).toBeGreaterThan(NUMBERS / 3);
    },
    TIMEOUT,
  );

  it(
    'NRB: agrees but for numbers that no bank issues',
    () => {
      const numbers = fc.tuple(digits(24), fc.nat({ max: 130 })).map(([body, chance]) => {
        const right = 98n - (BigInt(`${body}252100`) % 97n);
        return `${String(chance < 99 ? chance : right).padStart(2, '0')}${body}`;
      });
      const accepted = compare(numbers, (text) => {
        const ours = isBankAccount(text);
        agree(text, ours && isIssued(text), isValidIBAN(`PL${text}`));
        agree(text, isBankAccount(`pl ${formatBankAccount(text)}`), ours);
        return ours;
      });
      expect(accepted).toBeGreaterThan(NUMBERS / 10);
    },
    TIMEOUT,
  );
});

it('refuses an account number with any one digit changed', () => {
  const account = digits(24).map((body) => {
    const check = 98n - (BigInt(`${body}252100`) % 97n);
    return `${String(check).padStart(2, '0')}${body}`;
  });

  fc.assert(
    fc.property(account, fc.nat({ max: 25 }), fc.integer({ min: 1, max: 9 }), (text, at, shift) => {
      const changed = (Number(text[at]) + shift) % 10;
      agree(text, isBankAccount(text.slice(0, at) + changed + text.slice(at + 1)), false);
    }),
    { ...RUNS, numRuns: 10_000 },
  );
});
