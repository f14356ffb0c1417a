import { tidyText } from '../words/tidy-text';
import { type IsoDate, toIsoDate } from './iso-date';
import { findMonthByName } from './month-name';
import { findWeekdayByName, weekdayOf } from './weekday-name';

/** A year of two digits is at most this many years ahead; `85` in 2027 is 1985, not 2085. */
const YEARS_AHEAD = 20;
/** Separators of a typed date; programs paste dashes and spaces of their own. */
const GAP = String.raw`[.,/\s-]+`;
const YEAR = '([0-9]{2}|[0-9]{4})';

const ISO = new RegExp(`^([0-9]{4})${GAP}([0-9]{1,2})${GAP}([0-9]{1,2})$`);
const NUMBERS = new RegExp(`^([0-9]{1,2})${GAP}([0-9]{1,2})${GAP}${YEAR}$`);
const ORDINAL = '(?:st|nd|rd|th)?';
const WORDS = new RegExp(String.raw`^([0-9]{1,2})${ORDINAL}${GAP}(\p{L}{1,12})${GAP}${YEAR}$`, 'u');
const WORDS_FIRST = new RegExp(String.raw`^(\p{L}{3,12})${GAP}([0-9]{1,2})${ORDINAL}${GAP}${YEAR}$`, 'u');
const HOUR = '(?:[01]?[0-9]|2[0-3])';
const SIXTY = '[0-5][0-9]';
/** `, godz. 8:30`, `T10:30`, ` o 10:30:00`. With a dot between, only where a word says that it is an hour. */
const TIME = new RegExp(
  String.raw`(?:,?\s+|(?<=[0-9])t)(?:(?:o|godz\.?|godzina)\s+)?${HOUR}:${SIXTY}(?::${SIXTY})?$|,?\s+(?:o|godz\.?|godzina)\s+${HOUR}\.${SIXTY}$`,
  'iu',
);

/** Longer text is no date, and is not parsed. */
const MAX_LENGTH = 60;

/**
 * The day meant by `4.1.27`, `04.01.2027`, `4/1/2027`, `04012027`, `2027-01-04`, `4 stycznia 2027 r.`, `4 I 2027` or
 * `poniedziałek, 4 stycznia 2027`. `undefined` when the day does not exist, the year has three digits, the weekday is
 * wrong, or the text has another time zone: ambiguous text is refused, not guessed.
 */
export function parseTypedDate(text: string, today: IsoDate): IsoDate | undefined {
  if (text.length > MAX_LENGTH) return undefined;

  const typed = withoutTrailing(tidyText(text));
  const [, weekday, rest = typed] = /^(\p{L}{2,12})[.,]*\s+(.+)$/u.exec(typed) ?? [];
  const isWeekday = weekday !== undefined && findWeekdayByName(weekday) !== undefined;
  const date = parseDay(isWeekday ? rest : typed, today);

  return date && isWeekday && weekdayOf(date) !== findWeekdayByName(weekday) ? undefined : date;
}

/**
 * Removes `r.`, `roku` and the time that programs paste after a day. A time with a zone or one that does not exist is
 * kept, so that the text is refused.
 */
function withoutTrailing(typed: string): string {
  return typed.replace(TIME, '').replace(/\s*(?:r\.?|roku),?$/iu, '');
}

function parseDay(typed: string, today: IsoDate): IsoDate | undefined {
  const iso = ISO.exec(typed);
  if (iso) return dayOf({ day: iso[3], month: Number(iso[2]), year: iso[1] }, today);

  const digits = /^[0-9]{8}$/.exec(typed);
  if (digits) return parseEightDigits(typed);

  const numbers = NUMBERS.exec(typed);
  if (numbers) return dayOf({ day: numbers[1], month: Number(numbers[2]), year: numbers[3] }, today);

  const words = WORDS.exec(typed);
  if (words) return dayOf({ day: words[1], month: findMonthByName(words[2] ?? ''), year: words[3] }, today);

  const swapped = WORDS_FIRST.exec(typed);
  return swapped
    ? dayOf({ day: swapped[2], month: findMonthByName(swapped[1] ?? ''), year: swapped[3] }, today)
    : undefined;
}

/** `04012027`, or `20270104` as programs write it. No text is a day in both orders: no month is 18 to 22. */
function parseEightDigits(digits: string): IsoDate | undefined {
  const [century, month] = [Number(digits.slice(0, 2)), Number(digits.slice(4, 6))];
  return century >= 18 && century <= 22 && month <= 12
    ? toIsoDate(Number(digits.slice(0, 4)), month, Number(digits.slice(6)))
    : toIsoDate(Number(digits.slice(4)), Number(digits.slice(2, 4)), Number(digits.slice(0, 2)));
}

interface TypedParts {
  day: string | undefined;
  month: number | undefined;
  year: string | undefined;
}

function dayOf({ day, month = 0, year = '' }: TypedParts, today: IsoDate): IsoDate | undefined {
  const whole = year.length === 2 ? nearestYear(Number(year), today) : Number(year);
  return toIsoDate(whole, month, Number(day));
}

/** The year of two digits, at most 20 years ahead: `27` is 2027, `85` is 1985. */
export function nearestYear(lastTwoDigits: number, today: IsoDate): number {
  const thisYear = Number(today.slice(0, 4));
  const year = thisYear - (thisYear % 100) + lastTwoDigits;

  return year > thisYear + YEARS_AHEAD ? year - 100 : year;
}
