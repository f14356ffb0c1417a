/** A text that a trigram index can find: three letters in a row. */
const TRIGRAM = /[a-z0-9]{3}/;

/** Of a folded text: anywhere; a text too short for the trigram index only at the beginning of the column. */
export function patternOf(text: string): string {
  return TRIGRAM.test(text) ? `%${likeText(text)}%` : `${likeText(text)}%`;
}

/** Escapes the three characters that have a meaning in a pattern of LIKE. */
export function likeText(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&');
}
