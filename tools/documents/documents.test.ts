import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { toId } from 'storybook/internal/csf';
import { expect, it } from 'vitest';
import { ASSEMBLED_STORIES, WIDGET_STORIES } from '../library/story-files';

const PAGES = globSync(['README.md', '{packages,fixtures}/{README,*/README}.md', 'docs/*.md']).sort();
const RECORDS = globSync('docs/decisions/*.md').sort();
const STORYBOOK_PAGES = globSync('.storybook/pages/**/*.mdx').sort();

/** Paths of the repository in code marks. What a build makes is not in a fresh clone. */
const PATH = /`((?:packages|apps|tools|scripts|docs|bench|fixtures|\.storybook)\/[\w./-]+)`/g;
const BUILT = /(?:^|\/)(?:node_modules|dist|dist-render|packed)(?:\/|$)/;
const LINK = /\]\(([^)#:\s]+)(?:#[^)]*)?\)/g;

const read = (file: string) => readFileSync(file, 'utf8');
const found = (text: string, kind: RegExp) => [...text.matchAll(kind)].map(([, name = '']) => name);

it.each([...PAGES, ...RECORDS])('%s names and links only what exists', (page) => {
  const links = found(read(page), LINK).filter((link) => !link.startsWith('?'));
  const broken = [
    ...links.filter((link) => !existsSync(path.join(path.dirname(page), link))),
    ...found(read(page), PATH).filter((name) => !BUILT.test(name) && !existsSync(name)),
  ];
  expect(broken).toEqual([]);
});

it('pages of Storybook link to pages that exist', () => {
  const titles = [
    ...STORYBOOK_PAGES.flatMap((file) => found(read(file), /<Meta title="([^"]+)"/g)),
    ...[...WIDGET_STORIES, ...ASSEMBLED_STORIES].flatMap((file) => found(read(file), /\btitle: '([^']+)'/g)),
  ];
  const addresses = new Set(titles.map((title) => toId(title, 'docs')));
  const links = STORYBOOK_PAGES.flatMap((file) => found(read(file), /\?path=\/docs\/([^)]+)\)/g));

  expect(links.length).toBeGreaterThan(40);
  expect(links.filter((link) => !addresses.has(link))).toEqual([]);
});

it('the README names every setting of the server, and no other', () => {
  const [, settings = ''] = read('README.md').split('## Settings of the server\n');
  const rows = found(settings.split('\n## ')[0] ?? '', /^\| (`[^|]+?) +\|/gm);
  const named = rows.flatMap((cell) => found(cell, /`([^`]+)`/g));

  expect(named.toSorted()).toEqual(
    found(read('apps/server/src/config.ts'), /^ {2}([A-Z][A-Z_]+): z\./gm).toSorted(),
  );
});
