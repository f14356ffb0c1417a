import { addDays, type IsoDate } from './iso-date';
import { isPublicHoliday } from './public-holidays';

/** Monday to Friday, except public holidays in Poland. */
export function isWorkingDay(date: IsoDate): boolean {
  const weekday = new Date(date).getUTCDay();

  return weekday !== 0 && weekday !== 6 && !isPublicHoliday(date);
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
