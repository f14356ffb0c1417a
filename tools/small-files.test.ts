import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');

/** A file of that many lines or less, which one other file imports, belongs into that file. */
const SMALL_LINES = 15;

/** Words stand apart from code; screens, tables, presenters and policies are looked for by the name of their file. */
const APART = /\.labels\.ts$|messages\.ts$|\/(routes|public|table|presenter|policy|emails)\.tsx?$|\/screens\/|\.d\.ts$/;

/** Loads other code later, and so has to be apart from it. */
const LAZY = /\bimport\(/;

/** What an entry offers has a file of its own. */
const ENTRY = /\/(index|public|schemas|entries\/[a-z-]+)\.ts$/;

/** Small files with one importer that stay, each with its reason. */
const SEAMS: Readonly<Record<string, string>> = {
  'apps/server/src/http/missing-body.ts': 'app.ts only puts the parts of the server together',
  'packages/ui/src/forms/price-field/price-form.ts': 'it knows the Polish unit, which no component may',
};

interface Source {
  file: string;
  lines: number;
  text: string;
}

it('keeps no small file that only one other file imports, but for the seams', () => {
  const sources = shippedSources();
  const importers = importersOf(sources);
  const small = sources
    .filter(({ file, lines, text }) => lines <= SMALL_LINES && !APART.test(file) && !LAZY.test(text))
    .filter(({ file }) => {
      const [only, ...others] = importers.get(withoutEnd(file)) ?? [];
      return only !== undefined && others.length === 0 && !ENTRY.test(only.file) && !only.isLazy;
    })
    .map(({ file }) => file);

  expect(sources.length).toBeGreaterThan(500);
  expect(small.filter((file) => !(file in SEAMS))).toEqual([]);
  expect(Object.keys(SEAMS).filter((file) => !small.includes(file))).toEqual([]);
});

function shippedSources(): Source[] {
  const { stdout } = spawnSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  });
  return stdout
    .split('\n')
    .filter((file) => /^(packages|apps)\/[^/]+\/src\/.*\.tsx?$/.test(file))
    .filter((file) => !/\.(test|stories)\.|\/testing\//.test(file))
    .map((file) => {
      const text = readFileSync(path.join(root, file), 'utf8');
      return { file, text, lines: text.split('\n').length - 1 };
    });
}

interface Importer {
  file: string;
  /** It comes when it is needed: a small file of its own is the reason why. */
  isLazy: boolean;
}

/** For each file without its ending, the shipped files that import it. */
function importersOf(sources: readonly Source[]): ReadonlyMap<string, readonly Importer[]> {
  const importers = new Map<string, Importer[]>();
  for (const { file, text } of sources) {
    for (const [, how, module = ''] of text.matchAll(/(from |import\()'([.#][^']+)'/g)) {
      const needed = module.startsWith('#')
        ? path.posix.join(file.split('/src/')[0] ?? '', 'src', module.slice(1))
        : path.posix.join(path.posix.dirname(file), module);
      importers.set(needed, [...(importers.get(needed) ?? []), { file, isLazy: how === 'import(' }]);
    }
  }
  return importers;
}

function withoutEnd(file: string): string {
  return file.replace(/\.tsx?$/, '');
}
