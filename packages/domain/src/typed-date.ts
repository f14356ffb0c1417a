import { type IsoDate, toIsoDate } from './iso-date';

/** A year of two digits is at most so many years ahead; `85` in 2027 is 1985, not 2085. */
const YEARS_AHEAD = 20;

/**
 * The day a person meant by `4.1.27`, `04.01.2027`, `4/1/2027`, `04012027` or `2027-01-04`. `undefined` when no such
 * day exists or the year has three digits: nothing is guessed silently.
 */
export function parseTypedDate(text: string, today: IsoDate): IsoDate | undefined {
  const typed = text.trim().replace(/\s*r\.?$/, '');
  const iso = /^([0-9]{4})-([0-9]{1,2})-([0-9]{1,2})$/.exec(typed);
  if (iso) return toIsoDate(Number(iso[1]), Number(iso[2]), Number(iso[3]));

  const day =
    /^([0-9]{1,2})[.\-/ ]+([0-9]{1,2})[.\-/ ]+([0-9]{2}|[0-9]{4})$/.exec(typed) ??
    /^([0-9]{2})([0-9]{2})([0-9]{4})$/.exec(typed);
  if (!day?.[3]) return undefined;

  const year = day[3].length === 2 ? nearestYear(Number(day[3]), today) : Number(day[3]);
  return year < 1000 ? undefined : toIsoDate(year, Number(day[2]), Number(day[1]));
}

function nearestYear(lastTwoDigits: number, today: IsoDate): number {
  const thisYear = Number(today.slice(0, 4));
  const year = thisYear - (thisYear % 100) + lastTwoDigits;

  return year > thisYear + YEARS_AHEAD ? year - 100 : year;
}
