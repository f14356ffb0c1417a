import { describe, expect, it } from 'vitest';

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

const files = import.meta.glob<Record<string, unknown>>(
  [
    '../packages/ui/src/**/*.labels.ts',
    '../apps/portal/src/**/{messages,*-messages}.ts',
    '!../apps/portal/src/shared/i18n/messages.ts',
  ],
  { eager: true },
);

interface WordSet {
  pl: unknown;
  en: unknown;
}

const sets = Object.entries(files).flatMap(([file, exported]) =>
  Object.entries(exported)
    .filter((entry): entry is [string, WordSet] => isWordSet(entry[1]))
    .map(([name, set]) => ({ file, name, ...set })),
);

describe.each(sets)('$name of $file', ({ pl, en }) => {
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
  const withoutSet = Object.keys(files).filter((file) => !sets.some((set) => set.file === file));
  expect(withoutSet).toEqual([]);
  expect(sets.length).toBeGreaterThan(50);
});

function isWordSet(value: unknown): value is WordSet {
  return typeof value === 'object' && value !== null && 'pl' in value && 'en' in value;
}

/** Every text under its path; one with gaps is filled with samples. */
function textsOf(words: unknown, path = ''): Map<string, string> {
  if (typeof words === 'string') return new Map([[path, words]]);
  if (isText(words)) return textsOf(filled(words, path), `${path}()`);
  if (typeof words !== 'object' || words === null) return new Map();

  return new Map(
    Object.entries(words).flatMap(([key, word]) => [...textsOf(word, path ? `${path}.${key}` : key)]),
  );
}

function isText(words: unknown): words is (...gaps: unknown[]) => unknown {
  return typeof words === 'function';
}

/** A gap takes a count, a name, a day or a moment: the first that the text accepts. */
function filled(text: (...gaps: unknown[]) => unknown, path: string): unknown {
  for (const sample of [5, '2027-02-10', new Date('2027-02-10T08:00:00.000Z')]) {
    try {
      return text(...Array(text.length).fill(sample));
    } catch (error) {
      if (!(error instanceof TypeError)) throw error;
    }
  }
  throw new Error(`No sample fits the gaps of "${path}": add one that does.`);
}
