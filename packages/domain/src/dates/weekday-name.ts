import { foldForSearch } from '../words/fold-for-search';
import type { IsoDate } from './iso-date';

/** From Monday, with the abbreviations of calendars and mail programs. Without Polish diacritics. */
const WEEKDAYS = [
  ['poniedzialek', 'pon', 'pn', 'monday', 'mon'],
  ['wtorek', 'wt', 'tuesday', 'tue'],
  ['sroda', 'sr', 'wednesday', 'wed'],
  ['czwartek', 'czw', 'cz', 'thursday', 'thu'],
  ['piatek', 'pt', 'friday', 'fri'],
  ['sobota', 'sob', 'sb', 'saturday', 'sat'],
  ['niedziela', 'niedz', 'ndz', 'nd', 'sunday', 'sun'],
] as const;

/** 1 for Monday to 7 for Sunday (ISO 8601). */
export function findWeekdayByName(name: string): number | undefined {
  const wanted = foldForSearch(name);
  const at = WEEKDAYS.findIndex((names) => names.some((known) => known === wanted));

  return at === -1 ? undefined : at + 1;
}

/** 1 for Monday to 7 for Sunday (ISO 8601). */
export function weekdayOf(date: IsoDate): number {
  return new Date(date).getUTCDay() || 7;
}
