import { addMonths, type IsoDate, partsOf, toIsoDate } from '@urzad/domain';

/** How far the list of years goes when the field sets no limit: people are born, contracts end. */
const YEARS_BACK = 110;
const YEARS_AHEAD = 10;

/** From Sunday, as Polish calendars shorten them: the library cuts each to three letters. */
export const POLISH_WEEKDAYS = ['nd', 'pn', 'wt', 'śr', 'czw', 'pt', 'sob'] as const;

/** The calendar library counts in local dates; only year, month and day of them are ever read. */
export function toLocalDate(day: IsoDate): Date {
  const { year, month, day: dayOfMonth } = partsOf(day);
  return new Date(year, month - 1, dayOfMonth);
}

export function fromLocalDate(date: Date): IsoDate | undefined {
  return toIsoDate(date.getFullYear(), date.getMonth() + 1, date.getDate());
}

/** The first and the last day that a calendar offers of its own accord. */
export function calendarReach(today: IsoDate): readonly [first: IsoDate, last: IsoDate] {
  return [addMonths(today, -12 * YEARS_BACK), addMonths(today, 12 * YEARS_AHEAD)];
}
