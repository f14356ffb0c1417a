import type { Locale } from './locale';
import { onFirstUse } from './on-first-use';

/** Fixed, so that the language of the machine does not decide. */
const LANGUAGE = { pl: 'pl-PL', en: 'en-GB' } as const;

/** Grouped from the first thousand; the default of Polish groups from ten thousand (Order §3). */
const GROUPED = { useGrouping: 'always', maximumFractionDigits: 2 } as const;
const FORMATS = {
  pl: onFirstUse(() => new Intl.NumberFormat(LANGUAGE.pl, GROUPED)),
  en: onFirstUse(() => new Intl.NumberFormat(LANGUAGE.en, GROUPED)),
};

/** `1 234,5` with a space that does not break, in English `1,234.5`. */
export function numberText(value: number, locale: Locale = 'pl'): string {
  return FORMATS[locale]().format(value);
}
