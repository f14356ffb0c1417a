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
const SEPARATORS = { pl: { group: '\u00a0', decimal: ',' }, en: { group: ',', decimal: '.' } };

/**
 * `1 234,5` with a space that does not break, in English `1,234.5`. The first formatter of Intl takes a slow phone
 * 30 ms, and counts stand on first screens: only a number that is written with an exponent, or whose hundredths are not
 * exact, needs it. Its digits are rounded, as Intl does it: a product with 100 may already be rounded itself.
 */
export function numberText(value: number, locale: Locale = 'pl'): string {
  const written = String(Math.abs(value));
  const [ones = '', fraction = ''] = written.split('.');
  const hundredths = Number(ones + fraction.slice(0, 2).padEnd(2, '0')) + (fraction.charAt(2) >= '5' ? 1 : 0);
  if (written.includes('e') || !Number.isSafeInteger(hundredths)) return FORMATS[locale]().format(value);

  const { group, decimal } = SEPARATORS[locale];
  const digits = String(hundredths).padStart(3, '0');
  const whole = digits.slice(0, -2).replace(/\B(?=(?:[0-9]{3})+$)/g, group);
  const decimals = digits.slice(-2).replace(/0+$/, '');

  return `${value < 0 ? '-' : ''}${whole}${decimals && decimal}${decimals}`;
}
