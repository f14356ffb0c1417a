import semver from 'semver';
import { expect, it } from 'vitest';
import { rangesOf } from '../packages/catalog';
import { coming, manifestOf } from '../packages/installed';
import { PUBLISHED } from '../packages/published.mjs';

it('every package that comes with ours admits Node 20.19', () => {
  const installed = coming();
  const refusing = installed
    .filter(({ engines }) => engines?.node !== undefined && !semver.satisfies('20.19.0', engines.node))
    .map(({ name, version, engines }) => `${name} ${version} asks for Node ${engines?.node}`);

  expect(installed.length).toBeGreaterThan(100);
  expect(refusing).toEqual([]);
});

it('ours ask for ranges, so that a host which has one of their packages need not get a second copy', () => {
  const asked = PUBLISHED.map((folder) => manifestOf(folder))
    .flatMap(({ dependencies, peerDependencies }) =>
      Object.entries(rangesOf({ ...dependencies, ...peerDependencies })),
    )
    .filter(([name]) => !isOfTiptap(name));
  const exact = asked.filter(([, range]) => range === '' || semver.valid(range) !== null);

  expect(asked.length).toBeGreaterThan(25);
  expect(exact).toEqual([]);
});

it('all packages of Tiptap are asked for in one exact version, as ranges bring two cores', () => {
  const asked = Object.entries(rangesOf(manifestOf('packages/ui').dependencies ?? {})).filter(([name]) =>
    isOfTiptap(name),
  );
  const installed = coming().filter(({ name }) => isOfTiptap(name));
  const versions = new Set([...asked.map(([, range]) => range), ...installed.map(({ version }) => version)]);

  expect(asked.length).toBeGreaterThan(5);
  expect(installed.length).toBeGreaterThan(20);
  expect([...versions].map((version) => semver.valid(version))).toEqual([installed[0]?.version]);
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

function isOfTiptap(name: string): boolean {
  return name.startsWith('@tiptap/');
}
