import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const readme = readFileSync('README.md', 'utf8');

describe('the README', () => {
  it('names every setting of the server, and no other', () => {
    const config = readFileSync('apps/server/src/config.ts', 'utf8');
    const read = [...config.matchAll(/^ {2}([A-Z][A-Z_]+): z\./gm)].map(([, name]) => name);
    const named = namesIn('## Settings of the server');

    expect(read.length).toBeGreaterThan(15);
    expect(named.toSorted()).toEqual(read.toSorted());
  });

  it('names every folder', () => {
    const tracked = execFileSync('git', ['ls-files', '--cached'], { encoding: 'utf8' }).split('\n');
    const folders = new Set(
      tracked
        .filter((file) => file.includes('/'))
        .map((file) => /^(?:(?:apps|packages)\/)?[^/]+/.exec(file)?.[0]),
    );

    expect(namesIn('## Where things are')).toEqual(expect.arrayContaining([...folders]));
  });

  it('leads to every page of docs, and to nothing that is not there', () => {
    const links = [...readme.matchAll(/\]\(([^)#:]+)\)/g)].map(([, path = '']) => path);
    const pages = readdirSync('docs').filter((name) => name.endsWith('.md'));

    expect(links).toEqual(expect.arrayContaining(pages.map((page) => `docs/${page}`)));
    expect(links.filter((path) => !existsSync(path))).toEqual([]);
  });
});

it('the licence is whole: 15 articles, then the appendix', () => {
  const licence = readFileSync('LICENSE', 'utf8');

  expect([...licence.matchAll(/^(\d+)\. \p{Lu}/gmu)].map(([, number]) => Number(number))).toEqual(
    Array.from({ length: 15 }, (_, at) => at + 1),
  );
  expect(licence).toMatch(/^EUROPEAN UNION PUBLIC LICENCE v\. 1\.2\n/);
  expect(licence).toMatch(/\n +Appendix\n[\s\S]+new EUPL version\.\n$/);
  expect(readFileSync('package.json', 'utf8')).toContain('"license": "EUPL-1.2"');
});

/** The names in the first cells of the table below a heading. */
function namesIn(heading: string): string[] {
  const [, below = ''] = readme.split(`${heading}\n`);
  const cells = [...(below.split('\n## ')[0] ?? '').matchAll(/^\| (`[^|]+?) +\|/gm)];
  return cells.flatMap(([, cell = '']) => [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name));
}
