import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import * as esbuild from 'esbuild';
import * as vite from 'vite';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { type EmptyHost, emptyHost } from './empty-host';
import { manifestOf } from './installed';
import { installStrictly, OLDEST_NODE } from './oldest-node';
import { PUBLISHED, tarballOf } from './published.mjs';

const BUTTON = `
import { Button } from '@urzad/ui';
import { createRoot } from 'react-dom/client';
createRoot(document.body).render(<Button>Zapisz</Button>);
`;

/** What the page of a host has anyway. */
const REACT = ['react', 'react-dom', 'react-dom/client', 'react/jsx-runtime'];

let host: EmptyHost;

beforeAll(() => {
  host = emptyHost(...PUBLISHED.map((folder) => tarballOf(folder)));
  host.write({ 'button.tsx': BUTTON, 'button.html': '<script type="module" src="/button.tsx"></script>' });
}, 120_000);

afterAll(() => host.remove(), 60_000);

describe('the packages alone', () => {
  it('install at most 15 packages, themselves and React among them, and no optional peer', () => {
    const optional = Object.keys(manifestOf('packages/ui').peerDependenciesMeta ?? {});

    expect(host.packages).toContain('react-dom');
    expect(host.packages.length, host.packages.join(', ')).toBeLessThanOrEqual(15);
    expect(host.packages.filter((name) => optional.includes(name))).toEqual([]);
  });

  it.each(['@urzad/ui', '@urzad/ui/programme', '@urzad/ui/tokens', '@urzad/domain'])(
    'are enough to build all that %s has',
    async (entry) => {
      host.write({ 'whole.js': `export * from '${entry}';` });
      const { errors } = await built('whole.js', { splitting: true });

      expect(errors).toEqual([]);
    },
  );
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
