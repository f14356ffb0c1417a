// Where the pinned browser is. Every browser test and benchmark launches this one, so that pictures and
// figures do not depend on what a machine happens to have. Set CHROMIUM to try another.

import { spawnSync } from 'node:child_process';
import { createWriteStream, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { finished } from 'node:stream/promises';
import { brotliDecompressSync } from 'node:zlib';

export const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--force-color-profile=srgb',
  '--font-render-hinting=none',
];

/** @returns {Promise<{ executablePath: string, env: Record<string, string> }>} */
export async function chromium() {
  if (process.env.CHROMIUM) return { executablePath: process.env.CHROMIUM, env: environment() };

  const { default: bundled } = await import('@sparticuz/chromium');
  const executablePath = await bundled.executablePath();
  return { executablePath, env: environment(await sharedLibraries()) };
}

/** The libraries that a bare Debian lacks (NSS and friends) travel inside the package. */
async function sharedLibraries() {
  const packed = path.join(
    path.dirname(createRequire(import.meta.url).resolve('@sparticuz/chromium')),
    '..',
    '..',
    'bin',
    'al2023.tar.br',
  );
  const folder = path.join(tmpdir(), 'urzad-chromium-libraries');
  if (existsSync(path.join(folder, 'lib'))) return path.join(folder, 'lib');
  if (!existsSync(packed)) return undefined;

  mkdirSync(folder, { recursive: true });
  const tarball = path.join(folder, 'libraries.tar');
  const out = createWriteStream(tarball);
  out.end(brotliDecompressSync(readFileSync(packed)));
  await finished(out);
  spawnSync('tar', ['-xf', tarball, '-C', folder]);
  return path.join(folder, 'lib');
}

/** @param {string} [libraries] */
function environment(libraries) {
  const env = /** @type {Record<string, string>} */ ({ ...process.env });
  if (libraries) env.LD_LIBRARY_PATH = [env.LD_LIBRARY_PATH, libraries].filter(Boolean).join(':');
  return env;
}
