import { expect, it } from 'vitest';

const sources = Object.entries(
  import.meta.glob<string>(
    ['../{apps,packages}/*/src/**/*.{ts,tsx}', '!../**/*.{test,stories}.{ts,tsx}', '!../**/testing/**'],
    { eager: true, query: '?raw', import: 'default' },
  ),
);
const LAW = /^\.\.\/packages\/(domain|grants|contract)\//;

/** A number under a name in capitals: `const DAY_MS = 86_400_000;` */
const EXPORTED = /^export const ([A-Z][A-Z0-9_]+)(?:: [^=]+)? = [-\d]/gm;
const WRITTEN = /^(?:export )?const ([A-Z][A-Z0-9_]+)(?:: [^=]+)? = [-\d]/gm;

/** The forms of a counted word: `{ one: 'dzień', few: 'dni', many: 'dni'`, on one line or on several. */
const FORMS = /\bone: '([^']+)',\s+few: '([^']+)',\s+many: '([^']+)'/g;

/** What stands in more than one place, with the files. */
function writtenTwice(found: readonly { fact: string; file: string }[]) {
  const filesOf = new Map<string, string[]>();
  for (const { fact, file } of found) filesOf.set(fact, [...(filesOf.get(fact) ?? []), file]);
  return [...filesOf].filter(([, files]) => files.length > 1);
}

it('a number that domain, grants or contract exports is written under its name nowhere else', () => {
  const law = new Set(
    sources
      .filter(([file]) => LAW.test(file))
      .flatMap(([, source]) => [...source.matchAll(EXPORTED)].map(([, name]) => name)),
  );
  const found = sources.flatMap(([file, source]) =>
    [...source.matchAll(WRITTEN)]
      .map(([, fact = '']) => ({ fact, file }))
      .filter(({ fact }) => law.has(fact)),
  );

  expect(law.size).toBeGreaterThan(30);
  expect(writtenTwice(found)).toEqual([]);
});

it('the forms of a counted word are written once', () => {
  const found = sources.flatMap(([file, source]) =>
    [...source.matchAll(FORMS)].map(([, ...forms]) => ({ fact: forms.join(', '), file })),
  );

  expect(found.length).toBeGreaterThan(15);
  expect(writtenTwice(found)).toEqual([]);
});
