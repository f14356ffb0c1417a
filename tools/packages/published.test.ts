import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import semver from 'semver';
import { describe, expect, it, onTestFinished } from 'vitest';
import { rangesOf } from './catalog';
import { FIXTURES, fixture, LOCKED } from './fixture.mjs';
import { entriesOf, missingToPublish, PUBLISHED } from './published.mjs';

/** Entries that only this repository uses: kits of tests, and plugins whose work our own build does. */
const OF_THE_WORKSPACE = ['testing/deferred', 'testing/rich-text', 'vite', 'vite-fonts', 'vite-icons'];
/** Made by the build, without a source of the same name. */
const BUILT = [
  'brand.schema.json',
  'components.json',
  'jbig2.wasm',
  'llms-full.txt',
  'llms.txt',
  'openjpeg.wasm',
  'package.json',
  'pdf-worker.js',
  'styles.unlayered.css',
];

const PACKAGES = PUBLISHED.map((folder) => ({
  folder,
  manifest: manifestOf(path.join(folder, 'package.json')),
}));

it('publishes the report for auditors of the version that it publishes', () => {
  const { version } = manifestOf('packages/ui/package.json');
  for (const page of ['index.html', 'en.html']) {
    expect(readFileSync(`packages/ui/accessibility-report/${page}`, 'utf8')).toContain(`<dd>${version}</dd>`);
  }
});

describe.each(PACKAGES)('$manifest.name', ({ folder, manifest }) => {
  it('publishes every entry of the workspace but its own', () => {
    const inside = Object.keys(manifest.exports).map((name) => path.join(name));
    const published = Object.keys(manifest.publishConfig.exports).map((name) => path.join(name));

    expect(published.filter((name) => !BUILT.includes(name)).sort()).toEqual(
      inside.filter((name) => !OF_THE_WORKSPACE.includes(name)).sort(),
    );
  });

  it('publishes each entry from where the build lays the module of its source', () => {
    const entries = entriesOf(folder);
    expect(entries.length).toBeGreaterThan(3);

    for (const { source, script, types } of entries) {
      const built = source.replace('./src/', './dist/').replace(/\.tsx?$/, '');
      expect({ script, types }).toEqual({ script: `${built}.js`, types: `${built}.d.ts` });
    }
  });

  it('has entries whose types a strict host reads, each of them', () => {
    const read = readFileSync(`${fixture('vite-bare')}/src/entries.ts`, 'utf8');
    const names = entriesOf(folder).map(({ name }) => path.posix.join(manifest.name, name));

    expect(names.filter((name) => !read.includes(`from '${name}';`))).toEqual([]);
  });

  it('has a README that leads to nothing beside it but what is published', () => {
    const readme = readFileSync(path.join(folder, 'README.md'), 'utf8');
    const links = [...readme.matchAll(/\]\(((?!https?:|#)[^)]*)\)/g)].map(([, link = '']) => link);

    expect(links.filter((link) => link !== 'LICENSE' && !manifest.files.includes(link))).toEqual([]);
  });

  it.each(LOCKED)('says in the lockfile of the fixture %s what it depends on', (name) => {
    const locked = manifestOf(`${fixture(name)}/package-lock.json`).packages[`node_modules/${manifest.name}`];

    expect(locked.version).toBe(manifest.version);
    expect(Object.keys(locked.dependencies).sort()).toEqual(Object.keys(manifest.dependencies).sort());
    expect(locked.peerDependencies).toEqual(rangesOf(manifest.peerDependencies));
    expect(locked.peerDependenciesMeta).toEqual(manifest.peerDependenciesMeta);
  });
});

it('the lockfiles that are kept are those of two fixtures', () => {
  expect(LOCKED).toEqual(['next', 'vite-bare']);
});

it('the fixture of the lowest versions has those with which the promised ranges begin', () => {
  const { peerDependencies, peerDependenciesMeta } = manifestOf('packages/ui/package.json');
  const { dependencies, devDependencies } = manifestOf(`${fixture('vite-lowest')}/package.json`);
  const installed: Record<string, string> = { ...dependencies, ...devDependencies };
  const asked = Object.entries(rangesOf(peerDependencies)).filter(
    ([name]) => name in installed || !peerDependenciesMeta[name]?.optional,
  );

  expect(asked.length).toBeGreaterThan(3);
  expect(asked.map(([name]) => [name, installed[name]])).toEqual(
    asked.map(([name, range]) => [name, semver.minVersion(range)?.version]),
  );
});

it.each(FIXTURES)('the fixture %s is installed only where all of it admits its Node', (name) => {
  expect(readFileSync(`${fixture(name)}/.npmrc`, 'utf8')).toMatch(/^engine-strict=true$/m);
});

it('who packs is told what a publisher adds, until it is there', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'urzad-manifest-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const says = (manifest: object) => {
    writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ name: '@urzad/ui', ...manifest }));
    return missingToPublish(folder);
  };

  expect(says({})).toBe(
    'Before you publish @urzad/ui, add to its package.json: repository, homepage. npm refuses it with provenance without its repository.',
  );
  expect(says({ repository: 'https://example.org/urzad.git' })).toBe(
    'Before you publish @urzad/ui, add to its package.json: homepage.',
  );
  expect(
    says({ repository: 'https://example.org/urzad.git', homepage: 'https://example.org' }),
  ).toBeUndefined();
});

it('releases give versions to the published packages, which share them, and to no other', () => {
  const { fixed, ignore, privatePackages } = manifestOf('.changeset/config.json');
  const others = globSync(['package.json', 'packages/*/package.json', 'apps/*/package.json'])
    .map((file) => manifestOf(file))
    .filter(({ name }) => !PACKAGES.some(({ manifest }) => manifest.name === name));

  expect(fixed).toHaveLength(1);
  expect(fixed[0].toSorted()).toEqual(PACKAGES.map(({ manifest }) => manifest.name).sort());
  expect(ignore).toBeUndefined();
  expect(privatePackages.version).toBe(false);
  expect(others.length).toBe(5);
  // pnpm packs nothing that asks for one without any version, if only for development.
  expect(others.filter((one) => !one.private || (one.version ?? '0.0.0') !== '0.0.0')).toEqual([]);
});

function manifestOf(file: string) {
  return JSON.parse(readFileSync(file, 'utf8'));
}
