import { addMonths, type IsoDate } from '@urzad/domain';

/** How far the list of years goes when the field sets no limit: people are born, contracts end. */
const YEARS_BACK = 110;
const YEARS_AHEAD = 10;

/** The first and the last day that a calendar offers of its own accord. */
export function calendarReach(today: IsoDate): readonly [first: IsoDate, last: IsoDate] {
  return [addMonths(today, -12 * YEARS_BACK), addMonths(today, 12 * YEARS_AHEAD)];
}
