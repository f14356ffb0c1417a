import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import * as chunks from './chunk-patterns';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const SOURCES = [
  'apps/portal/src',
  'packages/contract/src',
  'packages/domain/src',
  'packages/grants/src',
  'packages/ui/src',
];
const LIBRARIES = [
  '@tanstack/query-core',
  '@tanstack/react-query',
  'clsx',
  'lucide-react',
  'react-hook-form',
];

const filesBelow = (folder: string, from: string) =>
  readdirSync(path.join(ROOT, from), { recursive: true }).map((file) => `/${folder}/${file}`);

/** A package that the repository itself depends on is not among the others. */
const placeOf = (name: string) =>
  ['node_modules', 'node_modules/.pnpm/node_modules']
    .map((folder) => `${folder}/${name}`)
    .find((folder) => existsSync(path.join(ROOT, folder))) ?? name;

const files = [
  ...SOURCES.flatMap((folder) => filesBelow(folder, folder)),
  ...LIBRARIES.flatMap((name) => filesBelow(`node_modules/${name}`, placeOf(name))),
];

describe('the patterns of chunks', () => {
  it.each(Object.entries(chunks))('of %s match a file by each choice', (_, patterns) => {
    // A renamed file would leave its chunk and nobody would notice.
    const choices = patterns.flatMap(({ source }) => choicesOf(source));
    expect(choices.filter((choice) => !files.some((file) => new RegExp(choice).test(file)))).toEqual([]);
  });
});

describe('the choices of a pattern', () => {
  it.each([
    ['a', ['a']],
    ['a|b', ['a', 'b']],
    ['x(a|b)y', ['x(a)y', 'x(b)y']],
    ['(a|b(c|d))', ['(a)', '(b(c))', '(b(d))']],
    ['(a|b)(c|d)', ['(a)(c|d)', '(b)(c|d)', '(a|b)(c)', '(a|b)(d)']],
    ['[(|)]\\(a\\|', ['[(|)]\\(a\\|']],
  ])('of %s are %j', (source, choices) => {
    expect(choicesOf(source)).toEqual(choices);
  });

  it('take an exception for what it leaves out', () => {
    expect(choicesOf('x(?!a|b)')).toEqual(['x(?=a)', 'x(?=b)']);
  });
});

/** A pattern as often as it has alternatives, each time with one of them. */
function choicesOf(source: string): string[] {
  const { alternatives, groups } = partsOf(source);
  if (alternatives.length > 1) return alternatives.flatMap(choicesOf);
  if (groups.length === 0) return [source];

  return groups.flatMap(({ from, to }) => {
    const [, kind = '', inner = ''] = /^\((\?[:!=])?(.*)\)$/.exec(source.slice(from, to)) ?? [];
    const open = kind === '?!' ? '(?=' : `(${kind}`;
    return choicesOf(inner).map((choice) => `${source.slice(0, from)}${open}${choice})${source.slice(to)}`);
  });
}

/** The outermost alternatives and groups of a pattern. */
function partsOf(source: string) {
  const alternatives: string[] = [];
  const groups: { from: number; to: number }[] = [];
  let [depth, begun, groupBegun] = [0, 0, 0];
  for (const { 0: token, index } of source.matchAll(/\\.|\[(?:\\.|[^\]])*\]|[()|]/g)) {
    if (token === '(' && depth++ === 0) groupBegun = index;
    if (token === ')' && --depth === 0) groups.push({ from: groupBegun, to: index + 1 });
    if (token === '|' && depth === 0) {
      alternatives.push(source.slice(begun, index));
      begun = index + 1;
    }
  }
  return { alternatives: [...alternatives, source.slice(begun)], groups };
}
