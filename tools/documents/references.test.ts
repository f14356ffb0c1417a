import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/** The names of the office's sources, as `docs/conventions.md` defines them. */
const SOURCES = 'Spec|Order|Process|Guide|Security';

/** Ambiguous spellings: a page of the office, or a record of `docs/decisions`. */
const REFUSED: readonly RegExp[] = [
  /\b(?:decisions?|behaviour|specification|visual[- ]guide)(?:\.md)?,? (?:§ ?|section )?\d{1,2}(?!\d)/i,
  /(?:\((?:the )?|, |and )(?:domain|security)(?:\.md)?:? (?:§ ?)?\d/,
  /\b(?:decisions|domain|behaviour|security|specification|visual-guide)\.md\b/i,
  /\b(?:record|records|ADR|docs\/decisions\/?) ?\d{4}\b(?!-)/,
  new RegExp(`\\b(?:${SOURCES}) \\d`),
  new RegExp(`(?<!\\b(?:${SOURCES}) (?:§[\\d.]+(?:,| and|, and) )*)§\\d`),
];

const pages = import.meta.glob<string>(
  [
    '../../{packages,apps}/*/{src,e2e,test,tokens,build,assets}/**/*.{ts,tsx,mjs,css,typ,md}',
    '../../{tools,scripts,bench,docs,.changeset,.storybook}/**/*.{ts,tsx,mjs,css,md}',
    '../../*.{md,ts}',
    '!./references.test.ts',
  ],
  { query: '?raw', import: 'default', eager: true },
);

/** Without the beginnings of lines, so that a reference may go on in the next one. */
const texts = Object.entries(pages).map(
  ([file, text]) => [file, text.replace(/\n[ \t]*(?:\*(?!\/)|\/\/)?[ \t]*/g, ' ')] as const,
);

it('are looked for in the whole product', () => {
  expect(texts.length).toBeGreaterThan(1_000);
});

describe.each(REFUSED)('%s', (spelling) => {
  it('is written nowhere', () => {
    expect(foundIn(new RegExp(spelling, `${spelling.flags}g`))).toEqual([]);
  });
});

it.each([
  'see decisions.md 2',
  'decisions §3',
  'decision 12',
  '(domain 2.3)',
  'domain.md 4.2',
  'Visual guide §9',
  'record 0007',
  'Spec 5',
  'Order 10',
  'as in §9',
])('refuses „%s”', (text) => {
  expect(REFUSED.some((spelling) => spelling.test(text))).toBe(true);
});

it.each(['Spec §5', 'Order §1, §10', 'Spec §2 and §3', 'Process §2.3', 'decision 0031', '§ 5 regulaminu'])(
  'takes „%s”',
  (text) => {
    expect(REFUSED.some((spelling) => spelling.test(text))).toBe(false);
  },
);

it('finds a record for each decision that is named', () => {
  const records = new Set(readdirSync('docs/decisions').map((name) => name.slice(0, 4)));
  const named = texts.flatMap(([file, text]) =>
    [...text.matchAll(/\bdecisions? (\d{4})\b/gi)].map(([, number = '']) => ({ file, number })),
  );
  expect(named.filter(({ number }) => !records.has(number))).toEqual([]);
  expect(named.length).toBeGreaterThan(5);
});

it('looks at the whole repository', () => {
  expect(texts.length).toBeGreaterThan(2000);
});

function foundIn(spelling: RegExp): string[] {
  return texts.flatMap(([file, text]) => [...text.matchAll(spelling)].map(([found]) => `${file}: ${found}`));
}
