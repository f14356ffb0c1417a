import { getHolidaysInYear } from 'poland-public-holidays';
import type { Locale } from '../words/locale';
import { type IsoDate, partsOf, utcDay } from './iso-date';

const HALF_DAY_MS = 43_200_000;

/** Christmas Eve became a public holiday in 2025; the library's list is older. */
const CHRISTMAS_EVE_SINCE = 2025;
const CHRISTMAS_EVE: Record<Locale, string> = { pl: 'Wigilia Bożego Narodzenia', en: 'Christmas Eve' };

export function isPublicHoliday(date: IsoDate): boolean {
  return publicHolidayName(date) !== undefined;
}

/** `Nowy Rok`; `undefined` for a day that is no public holiday in Poland. */
export function publicHolidayName(date: IsoDate): Record<Locale, string> | undefined {
  const { year } = partsOf(date);
  if (year >= CHRISTMAS_EVE_SINCE && date.endsWith('-12-24')) return CHRISTMAS_EVE;

  const found = publicHolidaysOf(year).find(({ day }) => day === date);
  return found && { pl: withDash(found.namePL), en: withDash(found.name) };
}

/**
 * The library counts days in the machine's zone, so a holiday may begin an hour off midnight UTC. Noon is inside the
 * day in either case.
 */
function publicHolidaysOf(year: number) {
  const midYear = new Date(Date.UTC(year, 6, 1));

  return getHolidaysInYear(midYear).map(({ date, ...names }) => ({
    ...names,
    day: utcDay(new Date(date.getTime() + HALF_DAY_MS)),
  }));
}

function withDash(name: string): string {
  return name.replace(' - ', ' – ');
}
