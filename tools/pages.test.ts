import { existsSync, globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/** Pages whose tables name what stands in the files beside it. */
const TABLED = ['docs/architecture.md', 'docs/how-to.md', 'docs/conventions.md', 'docs/tests.md'];
/** The page of moves names what was, on purpose. */
const PAGES = ['README.md', ...globSync('docs/*.md')].filter((page) => page !== 'docs/moves.md').sort();
const PATH = /`((?:packages|apps|tools|scripts|docs|\.storybook)\/[\w./-]+)`/g;

const RECORDS = globSync('docs/decisions/[0-9]*.md').sort();
/** `turns.ts`, `shared/saving/turns.ts`: what a person wrote, by its ending; no build makes such a file. */
const SOURCE = /`((?:[\w.@-]+\/)*[\w.-]+\.(?:[cm]?tsx?|mjs|mdx?|sql|typ|yaml))`/g;
/** What a build makes, so a fresh clone has none of it. */
const MADE = /(?:^|\/)(?:node_modules|dist|dist-render)(?:\/|$)/;

/** Settings of the server stand in the README, which `tools/readme.test.ts` compares with the server. */
const SETTINGS = new Set(['FILE_LIMIT']);

const sources = globSync('{*,{packages,apps,tools,scripts,bench,fixtures,docs,.storybook,.ci}/**/*}', {
  exclude: (name) => name === 'node_modules' || name === 'dist',
});

it.each(PAGES)('%s names only files and folders that are there', (page) => {
  expect(namedIn(page, PATH).filter((path) => !existsSync(path))).toEqual([]);
});

it.each(TABLED)('%s names in a row of a table what stands in the files of that row', (page) => {
  const rows = readFileSync(page, 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('|'));
  expect(rows.flatMap(missingIn)).toEqual([]);
});

it('docs/moves.md leads to what is there, by its path or the end of it', () => {
  const now = [...readFileSync('docs/moves.md', 'utf8').matchAll(/^\| `[^|]+\|([^|]+)\|$/gm)]
    .flatMap(([, cell = '']) => [...cell.matchAll(/`([^`]+)`/g)])
    .map(([, path = '']) => path);
  expect(now.length).toBeGreaterThan(600);
  expect(now.filter((path) => !sources.some((file) => isEndOf(path, file)))).toEqual([]);
});

describe('the records of decisions that hold', () => {
  const holding = RECORDS.filter((record) => !/ · replaced by /.test(readFileSync(record, 'utf8')));

  it.each(holding)('%s names only files that are there, by their path or the end of it', (record) => {
    const folders = namedIn(record, PATH).filter((path) => !MADE.test(path) && !existsSync(path));
    const files = namedIn(record, SOURCE).filter((end) => !sources.some((path) => isEndOf(end, path)));
    expect([...folders, ...files]).toEqual([]);
  });
});

it.each([
  ['turns.ts', 'apps/portal/src/shared/saving/turns.ts', true],
  ['saving/turns.ts', 'apps/portal/src/shared/saving/turns.ts', true],
  ['turns.ts', 'apps/portal/src/shared/saving/no-turns.ts', false],
])('takes %s as a name of %s: %s', (end, path, is) => {
  expect(isEndOf(end, path)).toBe(is);
});

function namedIn(page: string, kind: RegExp): string[] {
  return [...readFileSync(page, 'utf8').matchAll(kind)].map(([, name = '']) => name);
}

function isEndOf(end: string, path: string): boolean {
  return path === end || path.endsWith(`/${end}`);
}

/** Names of the code (`TOAST_MS`, `lockDraft`) that none of the files beside them has. */
function missingIn(row: string): string[] {
  const files = [...row.matchAll(PATH)].map(([, path = '']) => path).filter((path) => path.endsWith('.ts'));
  const words = new Set(files.flatMap((file) => readFileSync(file, 'utf8').match(/\w+/g) ?? []));
  const names = [...row.matchAll(/`(\w*[a-z]\w*[A-Z]\w*|[A-Z]+_[A-Z_]+)`/g)].map(([, name = '']) => name);

  return files.length === 0 ? [] : names.filter((name) => !words.has(name) && !SETTINGS.has(name));
}
