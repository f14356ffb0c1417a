import { type IsoDate, isLeapYear, toIsoDate } from '../dates/iso-date';

/** Eleven digits with a valid check digit and birth date. Made by `isPesel` only. */
export type Pesel = string & { readonly brand: unique symbol };

/** `K` (kobieta) or `M` (mężczyzna), as the office writes it. */
export type Sex = 'K' | 'M';

const WEIGHTS = [1, 3, 7, 9, 1, 3, 7, 9, 1, 3];

/** The century is added to the month: 21–32 are the months of the 2000s, 81–92 of the 1800s (Spec §3). */
const CENTURY_BY_MONTH_SHIFT = new Map([
  [0, 1900],
  [20, 2000],
  [40, 2100],
  [60, 2200],
  [80, 1800],
]);

/** The day is checked too: the check digit does not cover it, and 12345678903 passes with a month of 34. */
export function isPesel(text: string, today: IsoDate): text is Pesel {
  if (!/^[0-9]{11}$/.test(text) || checkDigitOf(text) !== Number(text[10])) return false;

  const birthDate = dayHiddenIn(text);
  return birthDate !== undefined && birthDate <= today;
}

export function birthDateOf(pesel: Pesel): IsoDate {
  const birthDate = dayHiddenIn(pesel);
  if (!birthDate) throw new Error('This Pesel hides no day: it was not made by isPesel. Prove it first.');
  return birthDate;
}

/** The tenth digit is odd for men and even for women. */
export function sexOf(pesel: Pesel): Sex {
  return Number(pesel[9]) % 2 === 1 ? 'M' : 'K';
}

/** Completed years. A year is complete when the birthday begins; 29 February counts as the 28th in a common year. */
export function ageOn(today: IsoDate, birthDate: IsoDate): number {
  const year = Number(today.slice(0, 4));
  const dayOfBirth = birthDate.slice(5);
  const birthday = dayOfBirth === '02-29' && !isLeapYear(year) ? '02-28' : dayOfBirth;
  const years = year - Number(birthDate.slice(0, 4));

  return today.slice(5) < birthday ? years - 1 : years;
}

function dayHiddenIn(digits: string): IsoDate | undefined {
  const pair = (at: number) => Number(digits.slice(at, at + 2));
  const month = pair(2) % 20;
  const century = CENTURY_BY_MONTH_SHIFT.get(pair(2) - month);

  return century === undefined ? undefined : toIsoDate(century + pair(0), month, pair(4));
}

function checkDigitOf(digits: string): number {
  const sum = WEIGHTS.reduce((total, weight, at) => total + weight * Number(digits[at]), 0);
  return (10 - (sum % 10)) % 10;
}
