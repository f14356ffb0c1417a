import type { Locale } from '../words/locale';
import { tidyText } from '../words/tidy-text';

/** Beyond this number of digits a float would be rounded silently. */
const MAX_DIGITS = 15;

/**
 * The number meant by `1 234,5`, `1234.5`, `−3` or `+3`. `undefined` for other text, or with more digits than a float
 * stores exactly. Only spaces separate thousands: `1.234` is a decimal.
 */
export function parseNumber(text: string): number | undefined {
  const parts = /^([+-]?)([0-9]{1,15})(?:[.,]([0-9]{1,15}))?$/.exec(tidyText(text).replaceAll(' ', ''));
  if (!parts) return undefined;

  const [, sign, whole = '', decimals = ''] = parts;
  if (whole.length + decimals.length > MAX_DIGITS) return undefined;
  const size = Number(`${whole}.${decimals || '0'}`);
  return sign === '' || sign === '+' || size === 0 ? size : -size;
}

/** `1 234,5` of the text `1234.5`, in English `1 234.5`: grouped from the first thousand. No decimal is rounded. */
export function decimalText(text: string, locale: Locale): string {
  if (!isNumberText(text)) return text;

  const [whole = '', decimals] = text.split('.');
  const grouped = whole.replace(/\B(?=(?:[0-9]{3})+$)/g, '\u00a0');
  return decimals === undefined ? grouped : `${grouped}${locale === 'pl' ? ',' : '.'}${decimals}`;
}

export function isNumberText(text: string): boolean {
  return parseNumber(text) !== undefined;
}

/** Three digits after a dot or a comma may be thousands: such a text is refused, not guessed. */
const MAYBE_THOUSANDS = /[.,][0-9]{3,}/;

/** `1.0` is one; whether `1.000` is one or a thousand nobody knows. */
export function isIntText(text: string): boolean {
  return Number.isInteger(parseNumber(text)) && !hasThousands(text);
}

export function hasThousands(text: string): boolean {
  return MAYBE_THOUSANDS.test(text);
}
