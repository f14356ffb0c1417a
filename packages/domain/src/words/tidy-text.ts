/** Two marks hold letters of other scripts, and the parts of an emoji, together. */
const HIDDEN_IN_FREE_TEXT = /(?![\u200c\u200d])\p{Cf}/gu;
const DASHES = /[\p{Pd}\u2212\u2043]/gu;
/** Quotation marks, accents, primes and letters that programs write in the place of an apostrophe. */
const APOSTROPHES = /[\u2018-\u201b\u2032\u02b9-\u02bd\u02c8\u00b4\u0060\uff07]/gu;

/**
 * A name, a number, an address or a search as it is judged, stored and compared, whatever program it comes from: letters
 * composed (NFC), no marks of direction and of zero width, every run of spaces one space and none outside, every dash
 * `-`, every apostrophe `'`.
 */
export function tidyText(text: string): string {
  return text
    .normalize('NFC')
    .replace(/\p{Cf}/gu, '')
    .replace(DASHES, '-')
    .replace(APOSTROPHES, "'")
    .replace(/\s+/g, ' ')
    .trim();
}

/** A remark or a letter: its lines, spaces and dashes are the author's. Only what nobody sees goes. */
export function tidyFreeText(text: string): string {
  return text.normalize('NFC').replace(HIDDEN_IN_FREE_TEXT, '').trim();
}
