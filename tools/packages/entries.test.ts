import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { firstStepsOf, instructionsOf } from '../hosts/instructions';
import { manifestOf } from './installed';
import { entriesOf, INSIDE, PUBLISHED } from './published.mjs';
import { packagesReachedFrom } from './reached';

const PACKAGES = PUBLISHED.map((folder) => ({ folder, manifest: manifestOf(folder) }));

/** What the root of each package may need: more would come with a button where a bundler keeps what an entry imports. */
const OF_THE_ROOT: Readonly<Record<string, readonly string[]>> = {
  '@urzad/domain': ['poland-public-holidays'],
  '@urzad/ui': [
    '@radix-ui/react-compose-refs',
    '@radix-ui/react-slot',
    '@urzad/domain',
    'class-variance-authority',
    'clsx',
    'lucide-react',
    'react',
    'react-dom',
    'react-hook-form',
    'zustand',
  ],
};

describe.each(PACKAGES)('$manifest.name', ({ folder, manifest }) => {
  const entries = entriesOf(folder).map(({ name, source }) => ({
    entry: path.posix.join(manifest.name, name),
    reached: packagesReachedFrom(path.join(folder, source)),
  }));
  const readme = readFileSync(path.join(folder, 'README.md'), 'utf8');

  it('has a root that needs none of the heavy packages', () => {
    const root = entries.find(({ entry }) => entry === manifest.name);

    expect([...(root?.reached ?? [])].sort()).toEqual(OF_THE_ROOT[manifest.name]);
  });

  it.each(entries)(
    '$entry stands in the README, with what a host has to have for it',
    ({ entry, reached }) => {
      const row = readme.split('\n').find((line) => line.startsWith(`| \`${entry}\` `)) ?? '';
      const optional = Object.keys(manifest.peerDependenciesMeta ?? {});

      expect(row).not.toBe('');
      expect(optional.filter((peer) => reached.has(peer) && !row.includes(`\`${peer}\``))).toEqual([]);
    },
  );

  it('reaches nothing that a host does not get, and asks for nothing that it does not reach', () => {
    const inside = INSIDE.map(({ name }) => name);
    const got = Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies });
    const reached = new Set(entries.flatMap((one) => [...one.reached]));

    expect([...reached].filter((name) => ![...got, ...inside, manifest.name].includes(name))).toEqual([]);
    expect(got.filter((name) => !reached.has(name) && !name.startsWith('@types/'))).toEqual([]);
  });
});

it('nothing but Next has to be installed by name', () => {
  const { peerDependencies = {}, peerDependenciesMeta } = manifestOf('packages/ui');

  expect(peerDependenciesMeta).toEqual({ '@types/react': { optional: true }, next: { optional: true } });
  // npm and pnpm install a peer that is not optional.
  expect(Object.keys(peerDependencies).sort()).toEqual([
    '@types/react',
    'next',
    'react',
    'react-dom',
    'react-hook-form',
  ]);
});

const INSTALL = 'npm install @urzad/ui react react-dom';
const { install, main, documents } = firstStepsOf(readFileSync('packages/ui/README.md', 'utf8'));

it('the first page of the README needs one line, and imports from the root alone', () => {
  expect(install).toBe(INSTALL);
  expect(importsIn(main).sort()).toEqual(['@urzad/ui', '@urzad/ui/styles.css', 'react-dom/client']);
});

it.each(['getting-started.mdx', 'pierwsze-kroki.mdx'])('%s needs the same line', (page) => {
  const steps = instructionsOf(page);
  const code = [documents, ...steps.flatMap((step) => ('text' in step ? [step.text] : []))];
  const imported = code.flatMap(importsIn).filter((name) => !name.startsWith('.'));

  expect(steps).toContainEqual({ command: INSTALL });
  expect(imported.filter((name) => !/^(@urzad\/ui|react|react-dom)(\/|$)/.test(name))).toEqual([]);
});

function importsIn(code: string): string[] {
  return [...code.matchAll(/^(?:import|\} from)(?: .* from)? '([^']+)';$/gm)].map(([, name = '']) => name);
}
