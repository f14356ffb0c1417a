import { foldForSearch } from '@urzad/domain';
import type { NamedIcon } from './icon-set';

/** Words by which an icon may be searched, by a word of its name or by its whole name. */
export type IconWords = Readonly<Record<string, string>>;

export interface IconIndex {
  names: readonly string[];
  /** The stems of each of the names, in the same order. */
  stems: readonly (readonly string[])[];
}

/** A shorter stem would match unrelated words. */
const SHORTEST_STEM = 4;

/** Builds the index once, so that a key costs only comparisons. */
export function indexIcons(icons: readonly NamedIcon[], words: IconWords): IconIndex {
  const stems = icons.map(({ names }) => {
    const parts = names.flatMap((name) => name.split('-'));
    const meant = [...names, ...parts].map((part) => words[part] ?? '').join(' ');
    return [...new Set([...parts, ...wordsIn(meant)].map(stemOf))];
  });

  return { names: icons.map(({ name }) => name), stems };
}

/**
 * Icons that match every typed word, Polish or English, in any case and grammatical form; exact names first, then
 * whole words.
 */
export function findIcons({ names, stems }: IconIndex, text: string): readonly string[] {
  const typed = wordsIn(text);
  if (typed.length === 0) return names;

  const sought = typed.map(stemOf);
  const start = typed.join('-');
  const ranked = names.flatMap((name, at) => {
    const own = stems[at] ?? [];
    if (!sought.every((stem) => own.some((other) => isMeant(other, stem)))) return [];
    const isWhole = sought.every((stem) => own.includes(stem));
    return [{ name, rank: name === start ? 0 : name.startsWith(start) ? 1 : isWhole ? 2 : 3 }];
  });

  return ranked.toSorted((one, other) => one.rank - other.rank).map(({ name }) => name);
}

function wordsIn(text: string): string[] {
  return foldForSearch(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}

/** The stem of a word in all its grammatical cases: `książka` and `książki`, `kosz` and `kosza`. */
function stemOf(word: string): string {
  const stem = word.replace(/[aeiouy]+$/, '');
  return stem.length < SHORTEST_STEM ? word : stem;
}

/** A partially typed word is a prefix of the stem; a longer form begins with it. */
function isMeant(stem: string, sought: string): boolean {
  return stem.startsWith(sought) || (stem.length >= SHORTEST_STEM && sought.startsWith(stem));
}
