import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');

/** Packages whose folders have an order, and the depth of a folder that counts as one. */
const PACKAGES: [folder: string, depth: number][] = [
  ['packages/contract/src', 1],
  ['packages/domain/src', 1],
  ['packages/grants/src', 1],
  ['packages/ui/src', 2],
  ['apps/portal/src', 2],
  ['apps/server/src', 2],
];

/** Value imports: those of types load nothing, and the compiler removes them. */
const IMPORT =
  /^(?:import|export) (?!type )(?!\{(?: *\n? *type \w+,?)+\s*\})[^;]*?from '([.#][^']+)'|import\('([.#][^']+)'\)/gm;

it.each(PACKAGES)('no two folders of %s need each other', (folder, depth) => {
  const needs = new Map<string, Set<string>>();
  const sources = sourcesOf(folder);
  for (const file of sources) {
    const from = ideaOf(file, depth, sources);
    for (const needed of importsOf(folder, file)) {
      const to = ideaOf(needed, depth, sources);
      if (to !== from) needs.set(from, (needs.get(from) ?? new Set()).add(to));
    }
  }

  expect(needs.size).toBeGreaterThan(1);
  expect(knotsOf(needs)).toEqual([]);
});

it('finds a knot of three', () => {
  const needs = new Map([
    ['a', new Set(['b'])],
    ['b', new Set(['c'])],
    ['c', new Set(['a', 'd'])],
    ['d', new Set<string>()],
  ]);
  expect(knotsOf(needs)).toEqual(['a, b, c']);
});

function sourcesOf(folder: string): string[] {
  const { stdout } = spawnSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: path.join(root, folder),
    encoding: 'utf8',
  });
  return stdout
    .split('\n')
    .filter((file) => /\.tsx?$/.test(file) && !/\.(test|stories)\.|(^|\/)testing\//.test(file))
    .filter((file) => file !== 'index.ts');
}

/** A folder down to the depth; of files that lie beside such folders each is an idea of its own. */
function ideaOf(file: string, depth: number, sources: readonly string[]): string {
  const folders = path.posix.dirname(file).split('/').slice(0, depth);
  const folder = folders.join('/');
  const isBesideFolders =
    folders.length < depth &&
    sources.some((other) => other.split('/').length > depth && other.startsWith(`${folder}/`));
  return folder === '.' || isBesideFolders ? file.replace(/\.tsx?$/, '') : folder;
}

function importsOf(folder: string, file: string): string[] {
  const text = readFileSync(path.join(root, folder, file), 'utf8');
  return [...text.matchAll(IMPORT)]
    .map(([, named, lazy]) => named ?? lazy ?? '')
    .map((module) =>
      module.startsWith('#') ? module.slice(1) : path.posix.join(path.posix.dirname(file), module),
    )
    .filter((needed) => !needed.startsWith('..'));
}

/** The groups whose members all import each other. */
function knotsOf(needs: ReadonlyMap<string, ReadonlySet<string>>): string[] {
  const reached = new Map([...needs.keys()].map((start) => [start, reachedFrom(start, needs)]));
  const knots = [...reached].flatMap(([start, all]) => {
    const knot = [...all].filter((other) => reached.get(other)?.has(start));
    return knot.length > 0 ? [knot.toSorted().join(', ')] : [];
  });
  return [...new Set(knots)];
}

function reachedFrom(start: string, needs: ReadonlyMap<string, ReadonlySet<string>>): Set<string> {
  const reached = new Set<string>();
  const open = [start];
  for (let idea = open.pop(); idea !== undefined; idea = open.pop()) {
    for (const next of needs.get(idea) ?? []) {
      if (reached.has(next)) continue;
      reached.add(next);
      open.push(next);
    }
  }
  return reached;
}
