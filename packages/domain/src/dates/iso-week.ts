import { tidyText } from '../words/tidy-text';
import { addDays, dayOf, daysBetween, type IsoDate, partsOf } from './iso-date';
import { nearestYear, parseTypedDate } from './typed-date';
import { weekdayOf } from './weekday-name';

/** A week of ISO 8601 as `YYYY-Www`, Monday first: the value of week fields. */
export type IsoWeek = string;

const THURSDAY = 4;
const MAX_LENGTH = 60;

export function isIsoWeek(text: string): text is IsoWeek {
  const parts = /^([0-9]{4})-W([0-9]{2})$/.exec(text);
  if (!parts) return false;

  const [year, week] = [Number(parts[1]), Number(parts[2])];
  return year >= 1000 && week >= 1 && week <= weeksIn(year);
}

/** The week meant by `5/2027`, `tydzień 5 2027`, `2027-W05` or by a day of it. `undefined` when the year has no such week. */
export function parseTypedWeek(text: string, today: IsoDate): IsoWeek | undefined {
  if (text.length > MAX_LENGTH) return undefined;

  const typed = tidyText(text);
  const iso = /^([0-9]{4})[ -]?w\s?([0-9]{1,2})$/i.exec(typed);
  if (iso) return weekAs(Number(iso[1]), Number(iso[2]));

  const parts = /^(?:(?:tydzień|tydz\.|week|w)\s*)?([0-9]{1,2})[./,\s-]+([0-9]{2}|[0-9]{4})$/i.exec(typed);
  if (parts?.[2]) {
    const year = parts[2].length === 2 ? nearestYear(Number(parts[2]), today) : Number(parts[2]);
    return weekAs(year, Number(parts[1]));
  }

  const day = parseTypedDate(typed, today);
  return day && weekOf(day);
}

/** The week of a day. Its year is that of its Thursday: 1 January 2027 is in 2026-W53. */
export function weekOf(date: IsoDate): IsoWeek {
  const { year } = partsOf(addDays(date, THURSDAY - weekdayOf(date)));
  const days = daysBetween(mondayOfFirstWeek(year), date);

  return write(year, Math.floor(days / 7) + 1);
}

/** Monday of a week. */
export function firstDayOf(week: IsoWeek): IsoDate {
  return addDays(mondayOfFirstWeek(Number(week.slice(0, 4))), (Number(week.slice(6)) - 1) * 7);
}

function weekAs(year: number, week: number): IsoWeek | undefined {
  const text = write(year, week);
  return isIsoWeek(text) ? text : undefined;
}

function write(year: number, week: number): IsoWeek {
  return `${String(year).padStart(4, '0')}-W${String(week).padStart(2, '0')}`;
}

/** 4 January always lies in the first week. */
function mondayOfFirstWeek(year: number): IsoDate {
  const fourth = dayOf(year, 1, 4);
  return addDays(fourth, 1 - weekdayOf(fourth));
}

/** 52 or 53: 28 December always lies in the last week. */
function weeksIn(year: number): number {
  return Number(weekOf(dayOf(year, 12, 28)).slice(6));
}
