import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const PAGES = ['docs/architecture.md', 'docs/how-to.md', 'docs/conventions.md', 'docs/tests.md'];
const PATH = /`((?:packages|apps|tools|scripts|docs)\/[\w./-]+)`/g;

describe.each(PAGES)('%s', (page) => {
  it('names only files and folders that are there', () => {
    const named = [...readFileSync(page, 'utf8').matchAll(PATH)].map(([, path = '']) => path);
    expect(named.filter((path) => !existsSync(path))).toEqual([]);
  });
});
