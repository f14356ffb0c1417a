import { decimalText, type Locale, parseNumber } from '@urzad/domain';
import type { ValueForm } from '../field/use-hidden-value';

/** Plain digits: `String` would write a small number as `1e-7`. */
const EXACT = new Intl.NumberFormat('en-US', { useGrouping: false, maximumFractionDigits: 15 });

/** `1 234,5` on the screen, `1234.5` as the value. Grouped from the first thousand, as everywhere. */
export function numberForm(locale: Locale): ValueForm {
  return {
    read: (text) => {
      const number = parseNumber(text);
      return number === undefined ? text.trim() : EXACT.format(number);
    },
    write: (value) => decimalText(value, locale),
  };
}
