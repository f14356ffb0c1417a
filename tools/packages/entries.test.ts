import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { firstStepsOf, instructionsOf } from '../hosts/instructions';
import { manifestOf } from './installed';
import { entriesOf, INSIDE, PUBLISHED } from './published.mjs';
import { packagesReachedFrom } from './reached';

const PACKAGES = PUBLISHED.map((folder) => ({ folder, manifest: manifestOf(folder) }));

describe.each(PACKAGES)('$manifest.name', ({ folder, manifest }) => {
  const entries = entriesOf(folder).map(({ name, source }) => ({
    entry: path.posix.join(manifest.name, name),
    reached: packagesReachedFrom(path.join(folder, source)),
  }));
  const optional = optionalPeersOf(manifest);
  const listed = alsoToInstall(path.join(folder, 'README.md'));

  it('can be imported whole from its root with no optional peer installed', () => {
    const root = entries.find(({ entry }) => entry === manifest.name);

    expect(optional.length).toBeGreaterThan(1);
    expect([...(root?.reached ?? [])]).toContain(folder.endsWith('ui') ? 'react' : 'poland-public-holidays');
    expect(optional.filter((peer) => root?.reached.has(peer))).toEqual([]);
  });

  it.each(entries)('$entry reaches the optional peers that the README lists for it', ({ entry, reached }) => {
    expect(listed.get(entry)).toEqual(optional.filter((peer) => reached.has(peer)));
  });

  it('reaches nothing that a host does not get, and asks for nothing that it does not reach', () => {
    const inside = INSIDE.map(({ name }) => name);
    const got = Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies });
    const reached = new Set(entries.flatMap((one) => [...one.reached]));

    expect([...reached].filter((name) => ![...got, ...inside, manifest.name].includes(name))).toEqual([]);
    expect(got.filter((name) => !reached.has(name) && !name.startsWith('@types/'))).toEqual([]);
  });
});

const README = 'packages/ui/README.md';
const STEPS = instructionsOf('getting-started.mdx');
const README_STEPS = firstStepsOf(readFileSync(README, 'utf8'));

it.each([
  { page: README, install: README_STEPS.install, code: README_STEPS.app },
  {
    page: 'getting-started.mdx',
    install: STEPS.flatMap((step) => ('command' in step ? [step.command] : [])).find((command) =>
      command.includes('@urzad/ui'),
    ),
    code: STEPS.map((step) => ('text' in step ? step.text : '')).join('\n'),
  },
])('$page installs what its code needs, and no more', ({ install = '', code }) => {
  const { peerDependencies = {}, peerDependenciesMeta = {} } = manifestOf('packages/ui');
  const listed = alsoToInstall(README);
  const entries = [...code.matchAll(/from '(@urzad\/ui[^']*)'/g)].map(([, entry = '']) => entry);
  const needed = [
    '@urzad/ui',
    '@urzad/domain',
    ...Object.keys(peerDependencies).filter((name) => !peerDependenciesMeta[name]?.optional),
    ...entries.flatMap((entry) => listed.get(entry) ?? []),
  ];

  expect(entries.length).toBeGreaterThan(1);
  expect(install.split(' ').slice(2).sort()).toEqual([...new Set(needed)].sort());
});

/** Those whose code is imported, by name. */
function optionalPeersOf({ peerDependenciesMeta = {} }: ReturnType<typeof manifestOf>): string[] {
  return Object.keys(peerDependenciesMeta)
    .filter((name) => !name.startsWith('@types/'))
    .sort();
}

/** For each entry in the table of a README, what stands in its last column. */
function alsoToInstall(file: string): ReadonlyMap<string, readonly string[]> {
  const rows = [...readFileSync(file, 'utf8').matchAll(/^\| `(@urzad\/[^`]+)` +\|.*\|([^|]*)\|$/gm)];

  return new Map(
    rows.map(([, entry = '', cell = '']) => [
      entry,
      [...cell.matchAll(/`([^`]+)`/g)].flatMap(([, names = '']) => names.split(' ')).sort(),
    ]),
  );
}
