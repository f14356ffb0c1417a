import { addDays, daysBetween, type IsoDate, weekdayOf } from '@urzad/domain';
import type { CalendarItem } from './event-calendar-props';

/** The rows of a day: where an item of several days runs past it, its row is kept free on days that it does not touch. */
type DayRow = CalendarItem | undefined;

type Spanned = Pick<CalendarItem, 'from' | 'to'>;

const isLong = ({ from, to }: Spanned) => from !== to;

export function touches({ from, to }: Spanned, day: IsoDate): boolean {
  return from <= day && day <= to;
}

/** The items of a day in rows. Those of several days keep their row for the whole week, so that they are drawn as bands. */
export function rowsOfDay(items: readonly CalendarItem[], day: IsoDate): DayRow[] {
  const monday = addDays(day, 1 - weekdayOf(day));
  const bands = bandsOfWeek(items, monday);
  const rows = bands.map((band) => band.find((item) => touches(item, day)));
  const last = rows.findLastIndex((row) => row !== undefined);
  return [...rows.slice(0, last + 1), ...items.filter((item) => !isLong(item) && item.from === day)];
}

/** Which part of a band a day shows: at the edges of a week it begins and ends too. */
export function partOfBand({ from, to }: Spanned, day: IsoDate): 'whole' | 'start' | 'middle' | 'end' {
  const isStart = day === from || weekdayOf(day) === 1;
  const isEnd = day === to || weekdayOf(day) === 7;
  if (isStart && isEnd) return 'whole';
  if (isStart) return 'start';
  return isEnd ? 'end' : 'middle';
}

/** The items of several days of one week, in as few rows as they fit. */
function bandsOfWeek(items: readonly CalendarItem[], monday: IsoDate): CalendarItem[][] {
  const sunday = addDays(monday, 6);
  const long = items
    .filter((item) => isLong(item) && item.from <= sunday && item.to >= monday)
    .sort((one, other) => daysBetween(other.from, one.from) || daysBetween(one.to, other.to));
  const bands: CalendarItem[][] = [];
  for (const item of long) {
    const free = bands.find((band) => band.every(({ to }) => to < item.from));
    if (free) free.push(item);
    else bands.push([item]);
  }
  return bands;
}
