import { onFirstUse } from '../words/on-first-use';

/**
 * A day as text, `YYYY-MM-DD`. Two of them compare with `<`. Checked by `isIsoDate` or made by `toIsoDate` and
 * `warsawDate`: any other text, as of `toISOString`, is a type error.
 */
export type IsoDate = `${number}-${number}-${number}`;

export const DAY_MS = 86_400_000;

/** The Swedish format of a day is the ISO one; the zone is the office's, whatever that of the machine is. */
const warsawDay = onFirstUse(
  () =>
    new Intl.DateTimeFormat('sv-SE', {
      timeZone: 'Europe/Warsaw',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
    }),
);

export function isIsoDate(text: string): text is IsoDate {
  const parts = /^([0-9]{4})-([0-9]{2})-([0-9]{2})$/.exec(text);

  return parts !== null && toIsoDate(Number(parts[1]), Number(parts[2]), Number(parts[3])) !== undefined;
}

/** Earlier years are typing errors (`0025`), and no dates of an office. */
const FIRST_YEAR = 1000;

/** The day, or `undefined` when it does not exist (30 February, month 13). Months count from 1. */
export function toIsoDate(year: number, month: number, day: number): IsoDate | undefined {
  const parts = [year, month, day];
  if (!parts.every(Number.isInteger) || year < FIRST_YEAR || year > 9999) return undefined;
  if (month < 1 || month > 12 || day < 1 || day > daysInMonth(year, month)) return undefined;

  return dayOf(year, month, day);
}

/** @throws when the text is no existing day: text of a source that has promised one */
export function getIsoDate(text: string): IsoDate {
  if (!isIsoDate(text)) throw new Error(`No day is written "${text}".`);
  return text;
}

export function addDays(date: IsoDate, days: number): IsoDate {
  return utcDay(new Date(Date.parse(date) + days * DAY_MS));
}

/** The same day of another month, or that month's last day when it is shorter (31 January + 1 = 28 February). */
export function addMonths(date: IsoDate, months: number): IsoDate {
  const { year, month, day } = partsOf(date);
  const at = year * 12 + (month - 1) + months;
  const newYear = Math.floor(at / 12);
  const newMonth = (at % 12) + 1;

  return dayOf(newYear, newMonth, Math.min(day, daysInMonth(newYear, newMonth)));
}

/** The number of completed months: 0 until the same day of the next month. */
export function wholeMonthsBetween(from: IsoDate, to: IsoDate): number {
  const [start, end] = [partsOf(from), partsOf(to)];
  const months = (end.year - start.year) * 12 + end.month - start.month;

  return addMonths(from, months) > to ? months - 1 : months;
}

/** Whole days from the first to the second; negative when the second is earlier. */
export function daysBetween(from: IsoDate, to: IsoDate): number {
  return (Date.parse(to) - Date.parse(from)) / DAY_MS;
}

export function isLeapYear(year: number): boolean {
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
}

export function daysInMonth(year: number, month: number): number {
  if (month === 2) return isLeapYear(year) ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}

/** The day of an instant in the office's zone (Europe/Warsaw). */
export function warsawDate(instant: Date): IsoDate {
  return getIsoDate(warsawDay().format(instant));
}

/** Year, month (from 1) and day as numbers. */
export function partsOf(date: IsoDate): { year: number; month: number; day: number } {
  return { year: Number(date.slice(0, 4)), month: Number(date.slice(5, 7)), day: Number(date.slice(8, 10)) };
}

/** The day of an instant in UTC. */
export function utcDay(instant: Date): IsoDate {
  return dayOf(instant.getUTCFullYear(), instant.getUTCMonth() + 1, instant.getUTCDate());
}

/** A day that is known to exist; months count from 1. */
export function dayOf(year: number, month: number, day: number): IsoDate {
  return `${digits(year, 4)}-${digits(month, 2)}-${digits(day, 2)}`;
}

/** The leading zeros belong to the text of a day, which is why the type of the text says no more than "a number". */
function digits(number: number, count: number): `${number}` {
  return String(number).padStart(count, '0') as `${number}`;
}
