import { type IsoDate, isIsoDate } from './iso-date';
import { isTimeOfDay, parseTypedTime } from './time-of-day';
import { parseTypedDate } from './typed-date';

/** A day and a time in the office's zone as `YYYY-MM-DD HH:mm:ss`: what datetime fields hold (Spec §9). */
export type DateTime = string;

const MAX_LENGTH = 60;

export function isDateTime(text: string): text is DateTime {
  return /^.{16}:[0-5][0-9]$/.test(text) && text[10] === ' ' && isIsoDate(text.slice(0, 10))
    ? isTimeOfDay(text.slice(11, 16))
    : false;
}

/**
 * The moment meant by `4.1.27 8:30`, `04.01.2027, godz. 8.30` or `2027-01-04T08:30`. A day without a time is none:
 * midnight would be a guess.
 */
export function parseTypedDateTime(text: string, today: IsoDate): DateTime | undefined {
  if (text.length > MAX_LENGTH) return undefined;

  const parts =
    /^(.*?[0-9.])(?:t|,?\s+(?:(?:o|godz\.)\s*)?)([0-9]{1,2}[:.][0-9]{2}|[0-9]{4})(?::([0-9]{2}))?$/i.exec(
      text.trim(),
    );
  if (!parts?.[1] || !parts[2]) return undefined;

  const [date, time] = [parseTypedDate(parts[1], today), parseTypedTime(parts[2])];
  const written = `${date} ${time}:${parts[3] ?? '00'}`;
  return isDateTime(written) ? written : undefined;
}
