import { COUNTED_TIMES } from '../words/counted-times';
import type { Locale } from '../words/locale';
import { COUNTED, pluralOf } from '../words/plural';
import { longDateText } from './date-text';
import { warsawDate } from './iso-date';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const MONTH = 30 * DAY;
const YEAR = 365 * DAY;

const ONLINE_MS = 5 * SECOND;
const LAST_STEP_OF_SECONDS = 50;
const OLDEST_RELATIVE_MS = 10 * YEAR;
/** Twelve months of thirty days are less than a year, so the last days of a year count as its eleventh month. */
const MOST_MONTHS = 11;

/** Polish units of time are in the accusative, which for those from a day on is the nominative too. */
const UNITS = [
  { ms: YEAR, word: COUNTED.year },
  { ms: MONTH, word: COUNTED.month },
  { ms: 7 * DAY, word: COUNTED.week },
  { ms: DAY, word: COUNTED.day },
  { ms: HOUR, word: COUNTED_TIMES.hour },
  { ms: MINUTE, word: COUNTED_TIMES.minute },
] as const;
/** Always counted in tens, which have one form. */
const SECONDS = { pl: 'sekund', en: 'seconds' } as const;

/** `online`, then steps of ten seconds up to 50, minutes, hours … years, and a full date after ten years (Spec §4). */
export function onlineText(onlineDate: Date, now: Date, locale: Locale = 'pl'): string {
  const elapsed = now.getTime() - onlineDate.getTime();
  if (elapsed <= ONLINE_MS) return 'online';
  if (elapsed > OLDEST_RELATIVE_MS) return longDateText(warsawDate(onlineDate), locale);

  const unit = UNITS.find(({ ms }) => elapsed >= ms);
  if (!unit) return ago(secondsStep(elapsed), SECONDS[locale], locale);

  const whole = Math.floor(elapsed / unit.ms);
  const count = unit.ms === MONTH ? Math.min(MOST_MONTHS, whole) : whole;
  return ago(count, pluralOf(count, unit.word[locale], locale), locale);
}

function secondsStep(elapsed: number): number {
  return Math.min(LAST_STEP_OF_SECONDS, Math.ceil(elapsed / (10 * SECOND)) * 10);
}

function ago(count: number, word: string, locale: Locale): string {
  return `${count} ${word} ${locale === 'pl' ? 'temu' : 'ago'}`;
}
