import { isAsSpecified } from './as-specified';
import type { Locale } from './locale';

const NO_BREAK_SPACE = '\u00a0';

/** A word of one letter stays with the word after it. */
const ONE_LETTER_WORD = /(?<![\p{L}\p{N}])([aiouwz]) (?=\S)/giu;
/** An abbreviation or a paragraph sign stays with what it names: `art. 6`, `ul. Lipowa`, `nr 2`, `§ 5`. */
const ABBREVIATION =
  /(?<![\p{L}\p{N}])((?:art|ust|lit|pkt|poz|par|str|ul|al|pl|godz|tel|dr)\.|nr|§) (?=\S)/giu;
/**
 * A number stays with its unit, the month or the noun that it counts, and with the next group of its digits. The number
 * of a case (`FR/1-2027/00007`) counts nothing, and a sentence that ends with a number is over.
 */
const NUMBER =
  /(?<!\/\d*)(\d(?:%|\.(?= \p{Ll}))?) (?=[\p{L}\d%])(?!(?:a|albo|do|i|ile|jest|lit|lub|na|nie|o|od|oraz|pkt|po|przed|są|to|u|ust|w|z|za|że)(?!\p{L}))/gu;
/** A dash does not begin a line. */
const BEFORE_DASH = / (?=[–—] )/gu;

/**
 * Adds the no-break spaces of Polish typography. Other characters are not changed, and a second call changes nothing.
 * For sentences of the office, never for typed text; texts of the specification pass unchanged.
 */
export function hardSpaces(text: string): string {
  if (isAsSpecified(text)) return text;

  return [ONE_LETTER_WORD, ABBREVIATION, NUMBER]
    .reduce((changed, rule) => changed.replace(rule, `$1${NO_BREAK_SPACE}`), text)
    .replace(BEFORE_DASH, NO_BREAK_SPACE);
}

/** The office's own text by the typography of its language: Polish ones get their no-break spaces. */
export function typeset(text: string, locale: Locale): string {
  return locale === 'pl' ? hardSpaces(text) : text;
}
