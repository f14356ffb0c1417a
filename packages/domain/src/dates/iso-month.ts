import type { Locale } from '../words/locale';
import { onFirstUse } from '../words/on-first-use';
import { tidyText } from '../words/tidy-text';
import { type IsoDate, isIsoDate } from './iso-date';
import { findMonthByName } from './month-name';
import { nearestYear } from './typed-date';

/** A month as `YYYY-MM`: the value of month fields. */
export type IsoMonth = string;

const MAX_LENGTH = 40;

export function isIsoMonth(text: string): text is IsoMonth {
  return /^[0-9]{4}-[0-9]{2}$/.test(text) && isIsoDate(`${text}-01`);
}

/** The month meant by `1.2027`, `01/27`, `2027-01`, `styczeń 2027` or `I 2027`; `undefined` for other text. */
export function parseTypedMonth(text: string, today: IsoDate): IsoMonth | undefined {
  if (text.length > MAX_LENGTH) return undefined;

  const typed = tidyText(text).replace(/\s*(?:r\.?|roku)$/i, '');
  const iso = /^([0-9]{4})[.,/\s-]+([0-9]{1,2})$/.exec(typed);
  if (iso) return monthOf(iso[1] ?? '', Number(iso[2]), today);

  const parts = /^([0-9]{1,2}|\p{L}{1,12})[.,/\s-]+([0-9]{2}|[0-9]{4})$/u.exec(typed);
  if (!parts?.[1] || !parts[2]) return undefined;
  const month = /^[0-9]/.test(parts[1]) ? Number(parts[1]) : findMonthByName(parts[1]);
  return monthOf(parts[2], month ?? 0, today);
}

function monthOf(year: string, month: number, today: IsoDate): IsoMonth | undefined {
  const whole = year.length === 2 ? nearestYear(Number(year), today) : Number(year);
  const text = `${String(whole).padStart(4, '0')}-${String(month).padStart(2, '0')}`;

  return isIsoMonth(text) ? text : undefined;
}

const FORM = { timeZone: 'UTC', month: 'long', year: 'numeric' } as const;
const NAME_ALONE = { timeZone: 'UTC', month: 'long' } as const;
const FORMATS = {
  pl: onFirstUse(() => new Intl.DateTimeFormat('pl-PL', FORM)),
  en: onFirstUse(() => new Intl.DateTimeFormat('en-GB', FORM)),
};
const NAMES = {
  pl: onFirstUse(() => new Intl.DateTimeFormat('pl-PL', NAME_ALONE)),
  en: onFirstUse(() => new Intl.DateTimeFormat('en-GB', NAME_ALONE)),
};

/** `styczeń 2027`, in English `January 2027`. */
export function monthText(month: IsoMonth, locale: Locale = 'pl'): string {
  return FORMATS[locale]().format(Date.parse(`${month}-01`));
}

/** `styczeń`, in English `January`. */
export function monthName(month: IsoMonth, locale: Locale = 'pl'): string {
  return NAMES[locale]().format(Date.parse(`${month}-01`));
}
