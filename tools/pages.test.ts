import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const PAGES = ['docs/architecture.md', 'docs/how-to.md', 'docs/conventions.md', 'docs/tests.md'];
const PATH = /`((?:packages|apps|tools|scripts|docs)\/[\w./-]+)`/g;

/** Settings of the server stand in the README, which `tools/readme.test.ts` compares with the server. */
const SETTINGS = new Set(['FILE_LIMIT']);

describe.each(PAGES)('%s', (page) => {
  it('names only files and folders that are there', () => {
    const named = [...readFileSync(page, 'utf8').matchAll(PATH)].map(([, path = '']) => path);
    expect(named.filter((path) => !existsSync(path))).toEqual([]);
  });

  it('names in a row of a table what stands in the files of that row', () => {
    const rows = readFileSync(page, 'utf8')
      .split('\n')
      .filter((line) => line.startsWith('|'));
    expect(rows.flatMap(missingIn)).toEqual([]);
  });
});

/** Names of the code (`TOAST_MS`, `lockDraft`) that none of the files beside them has. */
function missingIn(row: string): string[] {
  const files = [...row.matchAll(PATH)].map(([, path = '']) => path).filter((path) => path.endsWith('.ts'));
  const words = new Set(files.flatMap((file) => readFileSync(file, 'utf8').match(/\w+/g) ?? []));
  const names = [...row.matchAll(/`(\w*[a-z]\w*[A-Z]\w*|[A-Z]+_[A-Z_]+)`/g)].map(([, name = '']) => name);

  return files.length === 0 ? [] : names.filter((name) => !words.has(name) && !SETTINGS.has(name));
}
