import { tidyText } from './tidy-text';

/** As `zolw` finds `Żółw`, and `Anna Maria` the name that was typed with a no-break space. */
export function foldForSearch(text: string): string {
  return withoutDiacritics(tidyText(text));
}

/**
 * Lower case without diacritics. `ł` has no decomposition in Unicode, so it is replaced explicitly.
 */
export function withoutDiacritics(text: string): string {
  return text.toLowerCase().replace(/ł/g, 'l').normalize('NFD').replace(/\p{M}/gu, '');
}

/** The words of a search. All of them have to be in what is found, in any order. */
export function searchWords(text: string): string[] {
  return foldForSearch(text).split(' ').filter(Boolean);
}

/** Whether a text has every word. */
export function hasWords(text: string, words: readonly string[]): boolean {
  const folded = foldForSearch(text);
  return words.every((word) => folded.includes(word));
}
