import type { Locale } from '../words/locale';
import { pluralOf } from '../words/plural';
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

/** Polish units of time are in the accusative: minutę temu, 2 minuty temu, 5 minut temu. */
const UNITS = [
  { ms: YEAR, pl: { one: 'rok', few: 'lata', many: 'lat' }, en: 'year' },
  { ms: MONTH, pl: { one: 'miesiąc', few: 'miesiące', many: 'miesięcy' }, en: 'month' },
  { ms: 7 * DAY, pl: { one: 'tydzień', few: 'tygodnie', many: 'tygodni' }, en: 'week' },
  { ms: DAY, pl: { one: 'dzień', few: 'dni', many: 'dni' }, en: 'day' },
  { ms: HOUR, pl: { one: 'godzinę', few: 'godziny', many: 'godzin' }, en: 'hour' },
  { ms: MINUTE, pl: { one: 'minutę', few: 'minuty', many: 'minut' }, en: 'minute' },
] as const;

/** `online`, then steps of ten seconds up to 50, minutes, hours … years, and a full date after ten years (Spec §4). */
export function onlineText(onlineDate: Date, now: Date, locale: Locale = 'pl'): string {
  const elapsed = now.getTime() - onlineDate.getTime();
  if (elapsed <= ONLINE_MS) return 'online';
  if (elapsed > OLDEST_RELATIVE_MS) return longDateText(warsawDate(onlineDate), locale);

  const unit = UNITS.find(({ ms }) => elapsed >= ms);
  if (!unit) return ago(secondsStep(elapsed), { pl: 'sekund', en: 'seconds' }, locale);

  const whole = Math.floor(elapsed / unit.ms);
  const count = unit.ms === MONTH ? Math.min(MOST_MONTHS, whole) : whole;
  return ago(count, { pl: pluralOf(count, unit.pl), en: count === 1 ? unit.en : `${unit.en}s` }, locale);
}

function secondsStep(elapsed: number): number {
  return Math.min(LAST_STEP_OF_SECONDS, Math.ceil(elapsed / (10 * SECOND)) * 10);
}

function ago(count: number, word: Record<Locale, string>, locale: Locale): string {
  return `${count} ${word[locale]} ${locale === 'pl' ? 'temu' : 'ago'}`;
}
