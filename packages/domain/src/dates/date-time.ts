import { withoutHidden } from '../words/hidden-marks';
import { momentText } from './date-text';
import { DAY_MS, type IsoDate, isIsoDate } from './iso-date';
import { isTimeOfDay, parseTypedTime } from './time-of-day';
import { parseTypedDate } from './typed-date';

/** A day and a time in the office's zone as `YYYY-MM-DD HH:mm:ss`: what datetime fields hold (Spec §9). */
export type DateTime = string;

const MAX_LENGTH = 60;

/** An hour that the clocks skip in spring is none. */
export function isDateTime(text: string): text is DateTime {
  const isWritten = /^.{16}:[0-5][0-9]$/.test(text) && text[10] === ' ';

  return isWritten && isIsoDate(text.slice(0, 10)) && isTimeOfDay(text.slice(11, 16))
    ? momentOf(text) !== undefined
    : false;
}

/**
 * When the office's clock shows this, `2027-02-10 09:00` with or without seconds and milliseconds: the earlier moment in the
 * hour that comes twice, none in the one that is skipped.
 */
export function momentOf(text: string): Date | undefined {
  const [, day, time, seconds = ':00', fraction = ''] =
    /^([0-9]{4}-[0-9]{2}-[0-9]{2})[ T]([0-9]{2}:[0-9]{2})(:[0-9]{2})?(\.[0-9]{3})?$/.exec(text) ?? [];
  const asIfUtc = Date.parse(`${day}T${time}${seconds}Z`);
  if (Number.isNaN(asIfUtc)) return undefined;

  // The clocks change at most once within two days; the larger distance from UTC gives the earlier moment.
  const distances = [asIfUtc - DAY_MS, asIfUtc + DAY_MS]
    .map(distanceFromUtc)
    .sort((one, other) => other - one);
  const found = distances
    .map((distance) => new Date(asIfUtc - distance))
    .find((moment) => momentText(moment) === `${day} ${time}${seconds}`);
  return found && new Date(found.getTime() + Number(fraction) * 1000);
}

/** @throws when the office's clock never shows this */
export function getMoment(text: string): Date {
  const moment = momentOf(text);
  if (!moment) throw new Error(`No clock of the office shows "${text}".`);
  return moment;
}

/** How far the clock of the office is ahead at a moment, in milliseconds. */
function distanceFromUtc(moment: number): number {
  return Date.parse(`${momentText(new Date(moment)).replace(' ', 'T')}Z`) - moment;
}

/**
 * The moment meant by `4.1.27 8:30`, `04.01.2027, godz. 8.30` or `2027-01-04T08:30`. A day without a time is none:
 * midnight would be a guess.
 */
export function parseTypedDateTime(text: string, today: IsoDate): DateTime | undefined {
  if (text.length > MAX_LENGTH) return undefined;

  const parts =
    /^(.*?[0-9.])(?:t|,?\s+(?:(?:o|godz\.)\s*)?)([0-9]{1,2}[:.][0-9]{2}|[0-9]{4})(?::([0-9]{2}))?$/i.exec(
      withoutHidden(text).trim(),
    );
  if (!parts?.[1] || !parts[2]) return undefined;

  const [date, time] = [parseTypedDate(parts[1], today), parseTypedTime(parts[2])];
  // A year said twice is no hour.
  if (date?.startsWith(parts[2])) return undefined;
  const written = `${date} ${time}:${parts[3] ?? '00'}`;
  return isDateTime(written) ? written : undefined;
}

/** An hour at the end of a text, also half typed; with a dot only where a word or a year before it says that it is one. */
const TIME_AT_END =
  /(?:^|\s|(?<=[0-9])t)([0-9]{1,2}:[0-9:]{0,5})$|(?:(?:^|\s)(?:o|godz\.?|godzina)|[0-9]{4},?)\s+([0-9]{1,2}\.[0-9]{2})$/i;

/** The time in what was typed so far, as it was typed: `8:30` of `31.2.27 8:30`, `8:` of `8:`. `''` when there is none. */
export function typedTimeIn(text: string): string {
  if (text.length > MAX_LENGTH) return '';

  const [, time, withDot] = TIME_AT_END.exec(withoutHidden(text).trim()) ?? [];
  return time ?? withDot ?? '';
}
