/** Sort keys of letters: those that stand after their base, and every other one once it was asked for. */
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
 * A text whose plain code order is the Polish alphabet's order (a < ą < b): the same on both databases, where no
 * collation is shared. Each letter becomes two signs, so that `ą` comes after every word in `a`.
 */
export function polishSortKey(text: string): string {
  return [...text.normalize('NFC').toLowerCase()].map(keyOf).join('');
}

export function comparePolish(a: string, b: string): number {
  const [keyOfA, keyOfB] = [polishSortKey(a), polishSortKey(b)];

  return keyOfA < keyOfB ? -1 : Number(keyOfA > keyOfB);
}

/** Lower case without diacritics, so that `zolw` finds `Żółw`. `ł` is no letter with a sign, so it is named. */
export function foldForSearch(text: string): string {
  return text.toLowerCase().replace(/ł/g, 'l').normalize('NFD').replace(/\p{M}/gu, '');
}

/** Remembered, since a table sorts thousands of names made of the same letters. */
function keyOf(letter: string): string {
  const known = LETTER_KEYS.get(letter);
  if (known !== undefined) return known;

  const key = foldForSearch(letter).replace(/\p{L}/gu, '$&0');
  LETTER_KEYS.set(letter, key);
  return key;
}
