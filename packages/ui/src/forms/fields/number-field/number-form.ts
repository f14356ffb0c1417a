import { decimalText, type Locale, parseNumber, tidyText } from '@urzad/domain';
import type { ValueForm } from '../../field/use-hidden-value';

/** `1 234,5` on the screen, `1234.5` as the value. Grouped from the first thousand, as everywhere. */
export function numberForm(locale: Locale): ValueForm {
  return {
    read: (text) => {
      const number = parseNumber(text);
      return number === undefined ? tidyText(text) : plainDigits(number);
    },
    write: (value) => decimalText(value, locale),
  };
}

/** A parsed number has at most this many decimals. */
const MAX_DECIMALS = 15;

/** `String` writes a number below a millionth as `1e-7`. */
function plainDigits(number: number): string {
  const digits = String(number);

  return digits.includes('e') ? number.toFixed(MAX_DECIMALS).replace(/0+$/, '') : digits;
}
