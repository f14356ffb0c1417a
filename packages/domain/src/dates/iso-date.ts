import { onFirstUse } from '../words/on-first-use';

/** A day as text, `YYYY-MM-DD`. Two of them compare with `<`. Checked by `isIsoDate` or made by `toIsoDate`. */
export type IsoDate = string;

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

  return write(year, month, day);
}

export function addDays(date: IsoDate, days: number): IsoDate {
  return new Date(Date.parse(date) + days * DAY_MS).toISOString().slice(0, 10);
}

/** The same day of another month, or that month's last day when it is shorter (31 January + 1 = 28 February). */
export function addMonths(date: IsoDate, months: number): IsoDate {
  const { year, month, day } = partsOf(date);
  const at = year * 12 + (month - 1) + months;
  const newYear = Math.floor(at / 12);
  const newMonth = (at % 12) + 1;

  return write(newYear, newMonth, Math.min(day, daysInMonth(newYear, newMonth)));
}

/** Whole days from the first to the second; negative when the second is earlier. */
/** The number of completed months: 0 until the same day of the next month. */
export function wholeMonthsBetween(from: IsoDate, to: IsoDate): number {
  const [start, end] = [partsOf(from), partsOf(to)];
  const months = (end.year - start.year) * 12 + end.month - start.month;

  return addMonths(from, months) > to ? months - 1 : months;
}

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
  return warsawDay().format(instant);
}

/** Year, month (from 1) and day as numbers. */
export function partsOf(date: IsoDate): { year: number; month: number; day: number } {
  return { year: Number(date.slice(0, 4)), month: Number(date.slice(5, 7)), day: Number(date.slice(8, 10)) };
}

function write(year: number, month: number, day: number): IsoDate {
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}
