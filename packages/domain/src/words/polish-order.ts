import { withoutDiacritics } from './fold-for-search';

/** Sort keys of letters: those that follow their base letter, and a cache of all others. */
const LETTER_KEYS = new Map([
  ['ą', 'a1'],
  ['ć', 'c1'],
  ['ę', 'e1'],
  ['ł', 'l1'],
  ['ń', 'n1'],
  ['ó', 'o1'],
  ['ś', 's1'],
  ['ź', 'z1'],
  ['ż', 'z2'],
]);

/**
 * A key whose code order is the order of the Polish alphabet (a < ą < b): the same on both databases, which share no
 * collation. Each letter becomes two characters, so that `ą` comes after every word in `a`.
 */
export function polishSortKey(text: string): string {
  return [...text.normalize('NFC').toLowerCase()].map(keyOf).join('');
}

export function comparePolish(a: string, b: string): number {
  const [keyOfA, keyOfB] = [polishSortKey(a), polishSortKey(b)];

  return keyOfA < keyOfB ? -1 : Number(keyOfA > keyOfB);
}

/** Cached, as a table sorts thousands of names of the same letters. */
function keyOf(letter: string): string {
  const known = LETTER_KEYS.get(letter);
  if (known !== undefined) return known;

  const key = withoutDiacritics(letter).replace(/\p{L}/gu, '$&0');
  LETTER_KEYS.set(letter, key);
  return key;
}
