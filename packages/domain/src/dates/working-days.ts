import { getHolidaysInYear } from 'poland-public-holidays';
import { addDays, type IsoDate, partsOf, utcDay } from './iso-date';

const HALF_DAY_MS = 43_200_000;

/** Christmas Eve became a public holiday in 2025; the library's list is older. */
const CHRISTMAS_EVE_SINCE = 2025;

/** Monday to Friday, except public holidays in Poland. */
export function isWorkingDay(date: IsoDate): boolean {
  const weekday = new Date(date).getUTCDay();

  return weekday !== 0 && weekday !== 6 && !isPublicHoliday(date);
}

export function isPublicHoliday(date: IsoDate): boolean {
  const { year } = partsOf(date);
  if (year >= CHRISTMAS_EVE_SINCE && date.endsWith('-12-24')) return true;

  return publicHolidaysOf(year).includes(date);
}

/** Adds working days: 5 days from Friday is the next Friday. */
export function addWorkingDays(date: IsoDate, days: number): IsoDate {
  let day = date;
  for (let left = days; left > 0; ) {
    day = addDays(day, 1);
    if (isWorkingDay(day)) left -= 1;
  }
  return day;
}

/** The last day from which at least this many working days have begun until `date`; for none it is the day itself. */
export function workingDaysBefore(date: IsoDate, days: number): IsoDate {
  let day = date;
  for (let left = days; left > 0; day = addDays(day, -1)) {
    if (isWorkingDay(day)) left -= 1;
  }
  return day;
}

/** The number of working days that have begun since: none on the day itself, one on the next working day. */
export function workingDaysSince(date: IsoDate, today: IsoDate): number {
  let count = 0;
  for (let day = today; day > date; day = addDays(day, -1)) {
    if (isWorkingDay(day)) count += 1;
  }
  return count;
}

/**
 * The library counts days in the machine's zone, so a holiday may begin an hour off midnight UTC. Noon is inside the
 * day in either case.
 */
function publicHolidaysOf(year: number): IsoDate[] {
  const midYear = new Date(Date.UTC(year, 6, 1));

  return getHolidaysInYear(midYear).map(({ date }) => utcDay(new Date(date.getTime() + HALF_DAY_MS)));
}
