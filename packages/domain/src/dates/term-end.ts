import type { IsoDate } from './iso-date';
import { addWorkingDays, isWorkingDay } from './working-days';

/**
 * The last day of a term in calendar days or months that reckons to `date`: a term that ends on a Saturday, Sunday or
 * public holiday ends on the next working day (k.c. art. 115).
 */
export function termEnd(date: IsoDate): IsoDate {
  return isWorkingDay(date) ? date : addWorkingDays(date, 1);
}
