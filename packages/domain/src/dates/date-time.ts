import { tidyText } from '../words/tidy-text';
import { momentText } from './date-text';
import { DAY_MS, type IsoDate, isIsoDate } from './iso-date';
import { isTimeOfDay, parseTypedTime } from './time-of-day';
import { parseTypedDate } from './typed-date';

/** A day and a time in the office's zone as `YYYY-MM-DD HH:mm:ss`: the value of datetime fields (Spec §9). */
export type DateTime = string;

const MAX_LENGTH = 60;

/** False for an hour that the clocks skip in spring. */
export function isDateTime(text: string): text is DateTime {
  const isWritten = /^.{16}:[0-5][0-9]$/.test(text) && text[10] === ' ';

  return isWritten && isIsoDate(text.slice(0, 10)) && isTimeOfDay(text.slice(11, 16))
    ? momentOf(text) !== undefined
    : false;
}

/**
 * The instant of a local time of the office, `2027-02-10 09:00` with or without seconds and milliseconds: the earlier
 * one in the hour that comes twice, `undefined` in the skipped one.
 */
export function momentOf(text: string): Date | undefined {
  const [, day, time, seconds = ':00', fraction = ''] =
    /^([0-9]{4}-[0-9]{2}-[0-9]{2})[ T]([0-9]{2}:[0-9]{2})(:[0-9]{2})?(\.[0-9]{3})?$/.exec(text) ?? [];
  const asIfUtc = Date.parse(`${day}T${time}${seconds}Z`);
  if (Number.isNaN(asIfUtc)) return undefined;

  // The clocks change at most once within two days; the larger offset from UTC gives the earlier instant.
  const distances = [asIfUtc - DAY_MS, asIfUtc + DAY_MS]
    .map(distanceFromUtc)
    .sort((one, other) => other - one);
  const found = distances
    .map((distance) => new Date(asIfUtc - distance))
    .find((moment) => momentText(moment) === `${day} ${time}${seconds}`);
  return found && new Date(found.getTime() + Number(fraction) * 1000);
}

/** @throws when the office's clock never shows this time */
export function getMoment(text: string): Date {
  const moment = momentOf(text);
  if (!moment) throw new Error(`No clock of the office shows "${text}".`);
  return moment;
}

/** The offset of the office's clock from UTC at an instant, in milliseconds. */
function distanceFromUtc(moment: number): number {
  return Date.parse(`${momentText(new Date(moment)).replace(' ', 'T')}Z`) - moment;
}

/**
 * The local time meant by `4.1.27 8:30`, `04.01.2027, godz. 8.30` or `2027-01-04T08:30`; `undefined` for a day
 * without a time: midnight would be a guess.
 */
export function parseTypedDateTime(text: string, today: IsoDate): DateTime | undefined {
  if (text.length > MAX_LENGTH) return undefined;

  const parts =
    /^(.*?[0-9.])(?:t|,?\s+(?:(?:o|godz\.)\s*)?)([0-9]{1,2}[:.][0-9]{2}|[0-9]{4})(?::([0-9]{2}))?$/i.exec(
      tidyText(text),
    );
  if (!parts?.[1] || !parts[2]) return undefined;

  const [date, time] = [parseTypedDate(parts[1], today), parseTypedTime(parts[2])];
  // The number is the year of the date, not an hour.
  if (date?.startsWith(parts[2])) return undefined;
  const written = `${date} ${time}:${parts[3] ?? '00'}`;
  return isDateTime(written) ? written : undefined;
}

/**
 * A time at the end of a text, also a partial one; with a dot only after a word or a year, which tells it from a
 * date.
 */
const TIME_AT_END =
  /(?:^|\s|(?<=[0-9])t)([0-9]{1,2}:[0-9:]{0,5})$|(?:(?:^|\s)(?:o|godz\.?|godzina)|[0-9]{4},?)\s+([0-9]{1,2}\.[0-9]{2})$/i;

/**
 * The time at the end of a partially typed text, unchanged: `8:30` of `31.2.27 8:30`, `8:` of `8:`. `''` when there
 * is none.
 */
export function typedTimeIn(text: string): string {
  if (text.length > MAX_LENGTH) return '';

  const [, time, withDot] = TIME_AT_END.exec(tidyText(text)) ?? [];
  return time ?? withDot ?? '';
}
