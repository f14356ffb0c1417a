import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import * as esbuild from 'esbuild';
import * as vite from 'vite';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { type EmptyHost, emptyHost } from './empty-host';
import { installStrictly, OLDEST_NODE } from './oldest-node';
import { entriesOf, PUBLISHED, tarballOf } from './published.mjs';

const BUTTON = `
import { Button } from '@urzad/ui';
import { createRoot } from 'react-dom/client';
createRoot(document.body).render(<Button>Zapisz</Button>);
`;

/** What the page of a host has anyway. */
const REACT = ['react', 'react-dom', 'react-dom/client', 'react/jsx-runtime'];

/** What npm is asked for by the line of the README. Our own have to be named by their files. */
const LINE = [...PUBLISHED.map((folder) => tarballOf(folder)), 'react', 'react-dom'];

/** Entries that need what the line does not install. */
const FOR_OTHERS = ['@urzad/ui/next', '@urzad/domain/schemas', '@urzad/domain/rich-text-cleaner'];

const ENTRIES = PUBLISHED.flatMap((folder) =>
  entriesOf(folder).map(({ name }) => path.posix.join('@urzad', path.basename(folder), name)),
).filter((entry) => !FOR_OTHERS.includes(entry));

let host: EmptyHost;

beforeAll(() => {
  host = emptyHost(...LINE);
  host.write({ 'button.tsx': BUTTON, 'button.html': '<script type="module" src="/button.tsx"></script>' });
}, 120_000);

afterAll(() => host.remove(), 60_000);

describe('the line of the README, without a lockfile', () => {
  it('installs one copy of each part, the form library among them, and npm warns of nothing', () => {
    const twice = host.packages.filter((name) => name.includes('/node_modules/'));

    expect(host.packages).toContain('react-hook-form');
    expect(host.packages).toContain('@tiptap/core');
    expect(host.packages).not.toContain('next');
    expect(host.packages.length, host.packages.join(', ')).toBeLessThanOrEqual(150);
    expect(twice).toEqual([]);
    expect(host.said).toEqual([]);
  });

  it.each(ENTRIES)('is enough to build all that %s has', async (entry) => {
    host.write({ 'whole.js': `export * from '${entry}';` });
    const { errors } = await built('whole.js', { splitting: true, loader: { '.woff2': 'file' } });

    expect(errors).toEqual([]);
  });
});

describe('an office that checks engines on the oldest Node that is promised', () => {
  it('installs both packages', () => {
    const folder = emptyFolder();
    const said = installStrictly(
      folder,
      PUBLISHED.map((one) => tarballOf(one)),
    );

    expect(said).toContain(`v${OLDEST_NODE}`);
    expect(readdirSync(path.join(folder, 'node_modules/@urzad')).sort()).toEqual(['domain', 'ui']);
  });

  it('is refused what asks for a newer one', () => {
    const folder = emptyFolder();
    const newer = { name: 'newer', version: '1.0.0', engines: { node: `>${OLDEST_NODE}` } };
    mkdirSync(path.join(folder, 'newer'));
    writeFileSync(path.join(folder, 'newer/package.json'), JSON.stringify(newer));

    expect(() => installStrictly(folder, ['./newer', '--install-links'])).toThrow('EBADENGINE');
  });
});

describe('a Button', () => {
  it('loads at most 6 kB in esbuild with splitting', async () => {
    const { metafile, outputFiles } = await built('button.tsx', { splitting: true, external: REACT });
    const first = loadedAtOnce('out/button.js', metafile);
    const bytes = outputFiles
      .filter(({ path: file }) => first.has(path.relative(host.folder, file)))
      .map(({ contents }) => gzipSync(contents).length);

    expect(bytes.length).toBe(first.size);
    expect(sum(bytes)).toBeLessThanOrEqual(6000);
  });

  it('brings no worker of PDF.js into a build of Vite', async () => {
    await vite.build({
      configFile: false,
      root: host.folder,
      logLevel: 'error',
      build: { rolldownOptions: { input: path.join(host.folder, 'button.html') } },
    });
    const files = readdirSync(path.join(host.folder, 'dist'), { recursive: true, encoding: 'utf8' });

    expect(files).toContain('button.html');
    expect(files.filter((file) => /pdf/.test(file))).toEqual([]);
  });
});

function emptyFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'urzad-strict-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(path.join(folder, 'package.json'), '{ "private": true }\n');

  return folder;
}

function built(entry: string, options: esbuild.BuildOptions) {
  return esbuild.build({
    absWorkingDir: host.folder,
    entryPoints: [entry],
    outdir: 'out',
    bundle: true,
    minify: true,
    format: 'esm',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'silent',
    ...options,
    metafile: true,
    write: false,
  });
}

/** The files that a browser loads with one of them. */
function loadedAtOnce(file: string, { outputs }: esbuild.Metafile): ReadonlySet<string> {
  const found = new Set([file]);
  // What is added on the way is visited too.
  for (const one of found)
    for (const { path: next, kind } of outputs[one]?.imports ?? [])
      if (kind === 'import-statement' && outputs[next]) found.add(next);
  return found;
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);
