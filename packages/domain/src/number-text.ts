import type { Locale } from './date-text';

/** Fixed, so that no machine's own language decides. */
const LANGUAGE = { pl: 'pl-PL', en: 'en-GB' } as const;

/** Numbers group from the first thousand, which Polish would leave out below ten thousand (decisions.md 3). */
const FORMATS = {
  pl: new Intl.NumberFormat(LANGUAGE.pl, { useGrouping: 'always', maximumFractionDigits: 2 }),
  en: new Intl.NumberFormat(LANGUAGE.en, { useGrouping: 'always', maximumFractionDigits: 2 }),
};

/** `1 234,5` with a space that does not break, in English `1,234.5`. */
export function numberText(value: number, locale: Locale = 'pl'): string {
  return FORMATS[locale].format(value);
}
