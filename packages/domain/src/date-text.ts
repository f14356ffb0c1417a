import { type IsoDate, partsOf } from './iso-date';

export type Locale = 'pl' | 'en';

const NO_DATE = { pl: 'Brak', en: 'None' } as const;

const MOMENT_PARTS = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Warsaw',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
});

/** Polish months in the genitive, as dates are written: 14 marca. */
const MONTHS = {
  pl: [
    'stycznia',
    'lutego',
    'marca',
    'kwietnia',
    'maja',
    'czerwca',
    'lipca',
    'sierpnia',
    'września',
    'października',
    'listopada',
    'grudnia',
  ],
  en: [
    'January',
    'February',
    'March',
    'April',
    'May',
    'June',
    'July',
    'August',
    'September',
    'October',
    'November',
    'December',
  ],
} as const;

export interface DateTextOptions {
  today: IsoDate;
  /** Shows the year also when it is this year's. @default false */
  withYear?: boolean;
  locale?: Locale;
}

/** `10.02`, with the year when it is not this year's or is forced, `Brak` for no date (Spec §9). */
export function dateText(date: IsoDate | null | undefined, options: DateTextOptions): string {
  const { today, withYear = false, locale = 'pl' } = options;
  if (!date) return NO_DATE[locale];

  const dayAndMonth = `${date.slice(8, 10)}.${date.slice(5, 7)}`;
  const isAnotherYear = date.slice(0, 4) !== today.slice(0, 4);
  return withYear || isAnotherYear ? `${dayAndMonth}.${date.slice(0, 4)}` : dayAndMonth;
}

/** `14 marca 2027 r.`, in English `14 March 2027`. */
export function longDateText(date: IsoDate, locale: Locale = 'pl'): string {
  const { year, month, day } = partsOf(date);
  const text = `${day} ${MONTHS[locale][month - 1]} ${year}`;

  return locale === 'pl' ? `${text} r.` : text;
}

/** `14:32` in the office's zone (Spec §9). */
export function timeText(instant: Date): string {
  return momentText(instant).slice(11, 16);
}

/** `2027-02-10 09:00:00` in the office's zone: exports and technical screens (Spec §9). */
export function momentText(instant: Date): string {
  return MOMENT_PARTS.format(instant);
}
