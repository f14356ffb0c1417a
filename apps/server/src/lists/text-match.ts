import { searchWords } from '@urzad/domain';
import { and, type Column, like, or, type SQL, sql } from 'drizzle-orm';

/** A text that a trigram index can find: three letters in a row. */
const TRIGRAM = /[a-z0-9]{3}/;
/** Letter by letter, as `foldForSearch` does. Upper case too: not every database knows that of all letters. */
const UNFOLDED =
  'ĄĆĘŁŃÓŚŹŻÁÀÂÄÃÅĀĂČÇĎÉÈÊËĚĒĖÍÌÎÏĪŇÑÖÔÒÕŐŘŔŠŞȘŤŢÚÙÛÜŮŰÝŸŽĻĶĢЙЇЁąćęłńóśźżáàâäãåāăčçďéèêëěēėíìîïīňñöôòõőřŕšşșťţúùûüůűýÿžļķģйїё–\u00a0';
const FOLDED =
  'acelnoszzaaaaaaaaccdeeeeeeeiiiiinnooooorrsssttuuuuuuyyzlkgиіеacelnoszzaaaaaaaaccdeeeeeeeiiiiinnooooorrsssttuuuuuuyyzlkgиіе- ';

/** Of a folded text: anywhere; a text too short for the trigram index only at the beginning of the column. */
export function patternOf(text: string): string {
  return TRIGRAM.test(text) ? `%${likeText(text)}%` : `${likeText(text)}%`;
}

/**
 * Whether a folded column has every word of a search, in any order. A word too short for the trigram index is looked for
 * where words begin, and where there is no longer one the first where the column begins: an index is always used.
 * @param also another place in which a word of the search may stand; it has to use an index of its own
 */
export function wordsMatch(
  column: Column | SQL,
  typed: string,
  also?: (word: string) => SQL | undefined,
): SQL | undefined {
  const words = searchWords(typed);
  const long = words.filter((word) => TRIGRAM.test(word));
  const short = words.filter((word) => !TRIGRAM.test(word));
  // Found in an index; the others are looked for in what it gives.
  const indexed = long.length > 0 ? long : short.slice(0, 1);
  const others = long.length > 0 ? short : short.slice(1);

  return and(
    ...indexed.map((word) => or(like(column, patternOf(word)), also?.(word))),
    ...others.map((word) =>
      or(like(column, patternOf(word)), like(column, `% ${likeText(word)}%`), also?.(word)),
    ),
  );
}

/**
 * Columns as one folded text, for tables without a column of it. Written out, without parameters: an index on the same
 * expression is used.
 */
export function foldedText(columns: readonly Column[]): SQL {
  const present = columns.map((column) => (column.notNull ? sql`${column}` : sql`coalesce(${column}, '')`));
  const joined = sql.join(present, sql.raw(` || ' ' || `));
  return sql`translate(lower(${joined}), ${sql.raw(`'${UNFOLDED}'`)}, ${sql.raw(`'${FOLDED}'`)})`;
}

/**
 * Whether some columns together have every word of a search, for lists so short that they need no index of words: those
 * of one person.
 */
export function wordsIn(columns: readonly Column[], typed: string): SQL | undefined {
  const folded = foldedText(columns);
  return and(...searchWords(typed).map((word) => like(folded, `%${likeText(word)}%`)));
}

/** Escapes the three characters that have a meaning in a pattern of LIKE. */
export function likeText(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&');
}
