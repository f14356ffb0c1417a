import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { textsOf, wordFiles, wordSets } from './word-sets';

/** Texts that are the same in both languages: names, the currency, words of both, those the specification gives in English. */
const SAME_IN_BOTH = new Set([
  'Małe granty II',
  'Menu',
  'Status',
  'online',
  'PESEL',
  'ISO 8859-2',
  'ms',
  'Port',
  'Portal',
  'System',
  'e-Doręczenia',
  'ePUAP',
  'Windows-1250',
  'zł',
  'Drop files to upload',
  'Invalid email address',
  'Invalid URL',
]);

/** The Polish text of the law needs no note about the binding language. */
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

const tables = import.meta.glob<Record<string, unknown>>(
  [
    '../../packages/{domain,grants,contract}/src/**/*.ts',
    '!../../packages/*/src/**/*.test.ts',
    '!../../packages/*/src/**/index.ts',
  ],
  { eager: true },
);

/** Every pair of texts of a table: options, statuses, roles, fields, errors. Places have codes of digits and one name. */
function pairsIn(value: unknown, path: string): { path: string; pl: string; en: string }[] {
  if (typeof value !== 'object' || value === null) return [];
  const inside = Object.entries(value).flatMap(([key, part]) => pairsIn(part, `${path}.${key}`));
  if (!('pl' in value && 'en' in value)) return inside;
  const { pl, en } = value;
  const isPlace = 'code' in value && /^[0-9]/.test(String(value.code));
  if (isPlace || typeof pl !== 'string' || typeof en !== 'string') return inside;

  return [{ path, pl, en }, ...inside];
}

describe('the text tables of domain, grants and contract', () => {
  const pairs = Object.entries(tables).flatMap(([file, exported]) => pairsIn(exported, file));

  it('are found', () => {
    expect(pairs.length).toBeGreaterThan(300);
  });

  it('have no empty text', () => {
    expect(
      pairs.filter(({ pl, en }) => pl.trim() === '' || en.trim() === '').map(({ path }) => path),
    ).toEqual([]);
  });

  it('are translated', () => {
    const same = pairs.filter(({ pl, en }) => pl === en && !SAME_IN_BOTH.has(pl));
    expect(same.map(({ path }) => path)).toEqual([]);
  });
});

describe('the names by which an application replaces words of widgets', () => {
  const types = readFileSync('packages/ui/src/widget-words.ts', 'utf8');
  const named = wordSets.flatMap(({ file, widget }) => (widget ? [{ file, widget }] : []));

  it.each(named)('$widget is that of its file, and has its type', ({ file, widget }) => {
    const words = path.basename(file, '.labels.ts').split('-');
    expect(widget).toBe(words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(''));
    expect(types).toMatch(new RegExp(`\\n  ${widget}: `));
  });

  it('are as many as their types', () => {
    expect(types.match(/^ {2}\w+: \w+;$/gm)).toHaveLength(named.length);
  });
});
