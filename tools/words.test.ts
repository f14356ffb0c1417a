import { describe, expect, it } from 'vitest';
import { textsOf, wordFiles, wordSets } from './word-sets';

/** Texts that are the same in both languages: names, the currency, words of both, those the specification gives in English. */
const SAME_IN_BOTH = new Set([
  'Małe granty II',
  'Menu',
  'Status',
  'online',
  'zł',
  'Drop files to upload',
  'Invalid email address',
  'Invalid URL',
]);

/** Polish law needs no note about which language binds. */
const EMPTY_ON_PURPOSE = new Set(['pl.statute.binding', 'pl.privacy.binding']);

describe.each(wordSets)('$name of $file', ({ pl, en }) => {
  const [polish, english] = [textsOf(pl), textsOf(en)];

  it('has the same keys in both languages', () => {
    expect([...english.keys()].toSorted()).toEqual([...polish.keys()].toSorted());
  });

  it('has no empty text', () => {
    const empty = [...textsOf({ pl, en })].filter(([, text]) => text.trim() === '').map(([key]) => key);
    expect(empty.filter((key) => !EMPTY_ON_PURPOSE.has(key))).toEqual([]);
  });

  it('is translated', () => {
    const same = [...polish].filter(([key, text]) => english.get(key) === text && /\p{L}/u.test(text));
    expect(same.filter(([, text]) => !SAME_IN_BOTH.has(text)).map(([key]) => key)).toEqual([]);
  });
});

it('finds the words of the whole product', () => {
  const withoutSet = wordFiles.filter((file) => !wordSets.some((set) => set.file === file));
  expect(withoutSet).toEqual([]);
  expect(wordSets.length).toBeGreaterThan(50);
});
