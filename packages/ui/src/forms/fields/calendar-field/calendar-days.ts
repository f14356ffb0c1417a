import { addMonths, type IsoDate, partsOf, toIsoDate } from '@urzad/domain';

/** The range of years when the field sets no limit: from births to ends of contracts. */
const YEARS_BACK = 110;
const YEARS_AHEAD = 10;

/** From Sunday, in the abbreviations of Polish calendars: the library's are cut to three letters. */
export const POLISH_WEEKDAYS = ['nd', 'pn', 'wt', 'śr', 'czw', 'pt', 'sob'] as const;

/** The calendar library uses local dates, of which only year, month and day are read. */
export function toLocalDate(day: IsoDate): Date {
  const { year, month, day: dayOfMonth } = partsOf(day);
  return new Date(year, month - 1, dayOfMonth);
}

export function fromLocalDate(date: Date): IsoDate | undefined {
  return toIsoDate(date.getFullYear(), date.getMonth() + 1, date.getDate());
}

/** The first and the last day that a calendar offers by default. */
export function calendarReach(today: IsoDate): readonly [first: IsoDate, last: IsoDate] {
  return [addMonths(today, -12 * YEARS_BACK), addMonths(today, 12 * YEARS_AHEAD)];
}
