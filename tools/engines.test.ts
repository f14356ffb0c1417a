import { readFileSync } from 'node:fs';
import semver from 'semver';
import { expect, it } from 'vitest';
import { manifestOf, withAllTheyNeed } from './packages/installed';
import { PUBLISHED } from './packages/published.mjs';

it('every package that comes with ours admits Node 20.19', () => {
  const installed = [...withAllTheyNeed(PUBLISHED).values()];
  const refusing = installed
    .filter(({ engines }) => engines?.node !== undefined && !semver.satisfies('20.19.0', engines.node))
    .map(({ name, version, engines }) => `${name} ${version} asks for Node ${engines?.node}`);

  expect(installed.length).toBeGreaterThan(100);
  expect(refusing).toEqual([]);
});

/** Its packages ask for exactly their own version of each other: by ranges npm may choose two, and so two cores. */
const TIPTAP = '@tiptap/';

it('ours ask for ranges, so that a host which has one of their packages need not get a second copy', () => {
  const catalog = new Map(
    [...readFileSync('pnpm-workspace.yaml', 'utf8').matchAll(/^ {2}"?([^":\n]+)"?: (.+)$/gm)].map(
      ([, name, range]) => [name, range],
    ),
  );
  const exact = PUBLISHED.flatMap((folder) => Object.entries(manifestOf(folder).dependencies ?? {}))
    .map(([name, range]) => ({ name, range: range === 'catalog:' ? catalog.get(name) : range }))
    .filter(({ range }) => range === undefined || semver.valid(range) !== null)
    .filter(({ name }) => !name.startsWith(TIPTAP));

  expect(exact).toEqual([]);
});

it('all packages of Tiptap come in one version', () => {
  const installed = [...withAllTheyNeed(PUBLISHED).values()].filter(({ name }) => name.startsWith(TIPTAP));

  expect(installed.length).toBeGreaterThan(20);
  expect(new Set(installed.map(({ version }) => version)).size).toBe(1);
});

it('React is at least the version that has all that the widgets use', () => {
  const { peerDependencies } = manifestOf('packages/ui');
  for (const name of ['react', 'react-dom']) {
    const range = peerDependencies?.[name] ?? '';
    // `useEffectEvent` came with 19.2.
    expect(semver.minVersion(range)?.version).toBe('19.2.0');
    expect(semver.satisfies('19.99.0', range)).toBe(true);
  }
});
