import { getHolidaysInYear } from 'poland-public-holidays';
import { type IsoDate, partsOf, utcDay } from './iso-date';

const HALF_DAY_MS = 43_200_000;

/** Christmas Eve became a public holiday in 2025; the library's list is older. */
const CHRISTMAS_EVE_SINCE = 2025;

export function isPublicHoliday(date: IsoDate): boolean {
  const { year } = partsOf(date);
  if (year >= CHRISTMAS_EVE_SINCE && date.endsWith('-12-24')) return true;

  return publicHolidaysOf(year).includes(date);
}

/**
 * The library counts days in the machine's zone, so a holiday may begin an hour off midnight UTC. Noon is inside the
 * day in either case.
 */
function publicHolidaysOf(year: number): IsoDate[] {
  const midYear = new Date(Date.UTC(year, 6, 1));

  return getHolidaysInYear(midYear).map(({ date }) => utcDay(new Date(date.getTime() + HALF_DAY_MS)));
}
