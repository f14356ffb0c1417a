import { asSpecified } from '../words/as-specified';
import { typeset } from '../words/hard-spaces';
import type { Locale } from '../words/locale';
import { NO_VALUE } from '../words/no-value';
import { onFirstUse } from '../words/on-first-use';
import { daysBetween, type IsoDate, warsawDate } from './iso-date';

/** Days beside today have words of their own, two of them on each side (Spec §5). */
const NEAR_DAYS = new Map<number, Record<Locale, string>>([
  [-2, { pl: asSpecified('Przed Wczoraj'), en: 'The day before yesterday' }],
  [-1, { pl: 'Wczoraj', en: 'Yesterday' }],
  [0, { pl: 'Dzisiaj', en: 'Today' }],
  [1, { pl: 'Jutro', en: 'Tomorrow' }],
  [2, { pl: 'Pojutrze', en: 'The day after tomorrow' }],
]);

const momentParts = onFirstUse(
  () =>
    new Intl.DateTimeFormat('sv-SE', {
      timeZone: 'Europe/Warsaw',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    }),
);

/** Polish puts the month in the genitive: 14 marca 2027. */
const longDates = dayFormats({ day: 'numeric', month: 'long', year: 'numeric' });
const daysOfAYear = dayFormats({ day: 'numeric', month: 'long' });
const weekdays = dayFormats({ weekday: 'long' });

export interface DateTextOptions {
  today: IsoDate;
  /** Shows the year also when it is the present one. @default false */
  withYear?: boolean;
  locale?: Locale;
}

/** `10.02`, with the year when it is not the present one or `withYear` is set, `Brak` for no date (Spec §9). */
export function dateText(date: IsoDate | '' | null | undefined, options: DateTextOptions): string {
  const { today, withYear = false, locale = 'pl' } = options;
  if (!date) return NO_VALUE[locale];

  const dayAndMonth = `${date.slice(8, 10)}.${date.slice(5, 7)}`;
  const isAnotherYear = date.slice(0, 4) !== today.slice(0, 4);
  return withYear || isAnotherYear ? `${dayAndMonth}.${date.slice(0, 4)}` : dayAndMonth;
}

/** `Wczoraj`, `Dzisiaj`, `Jutro` …; `undefined` for a day further away than two (Spec §5). */
export function nearDayText(date: IsoDate, today: IsoDate, locale: Locale = 'pl'): string | undefined {
  return NEAR_DAYS.get(daysBetween(today, date))?.[locale];
}

/** `14 marca 2027 r.`, in English `14 March 2027`. The day stays with its month. */
export function longDateText(date: IsoDate, locale: Locale = 'pl'): string {
  const text = longDates[locale]().format(Date.parse(date));

  return typeset(locale === 'pl' ? `${text} r.` : text, locale);
}

/** `14 marca`, in English `14 March`: without the year. */
export function dayText(date: IsoDate, locale: Locale = 'pl'): string {
  return typeset(daysOfAYear[locale]().format(Date.parse(date)), locale);
}

/** `niedziela`, in English `Sunday`. */
export function weekdayText(date: IsoDate, locale: Locale = 'pl'): string {
  return weekdays[locale]().format(Date.parse(date));
}

/** `14:32` in the office's zone (Spec §9). */
export function timeText(instant: Date): string {
  return momentText(instant).slice(11, 16);
}

/** `10 lutego 2027 r., 09:12:33,412` in the office's zone, with milliseconds: they decide the order of submission. */
export function exactMomentText(instant: Date, locale: Locale = 'pl'): string {
  return `${longDateText(warsawDate(instant), locale)}, ${exactTimeText(instant)}`;
}

/** `09:12:33,412` in the office's zone. */
export function exactTimeText(instant: Date): string {
  const milliseconds = String(instant.getUTCMilliseconds()).padStart(3, '0');

  return `${momentText(instant).slice(11)},${milliseconds}`;
}

/** `2027-02-10 09:00:00` in the office's zone: exports and technical screens (Spec §9). */
export function momentText(instant: Date): string {
  return momentParts().format(instant);
}

/** Days have no time zone: they are parsed and formatted in UTC. */
/* @__NO_SIDE_EFFECTS__ */
function dayFormats(parts: Intl.DateTimeFormatOptions) {
  const formatOf = (language: string) => () =>
    new Intl.DateTimeFormat(language, { ...parts, timeZone: 'UTC' });
  return { pl: onFirstUse(formatOf('pl-PL')), en: onFirstUse(formatOf('en-GB')) };
}
