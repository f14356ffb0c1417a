// Where the pinned browser is. Every browser test and benchmark launches this one, so that pictures and
// figures do not depend on what a machine happens to have. Set CHROMIUM to try another.

import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
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

/**
 * The libraries that a bare Debian lacks (NSS and friends) travel inside the package. They are unpacked where only this
 * project's owner writes, as the browser loads what lies there: nobody else may have put it there first.
 */
async function sharedLibraries() {
  const { resolve } = createRequire(import.meta.url);
  const bundle = path.join(path.dirname(resolve('@sparticuz/chromium')), '..');
  const packed = path.join(bundle, 'bin', 'al2023.tar.br');
  if (!existsSync(packed)) return undefined;

  const { version } = JSON.parse(readFileSync(path.join(bundle, 'package.json'), 'utf8'));
  const folder = path.join(import.meta.dirname, '../node_modules/.cache', `chromium-libraries-${version}`);
  if (!existsSync(folder)) unpack(packed, folder);
  return path.join(folder, 'lib');
}

/** Whole or not at all: another test may be waiting for the same folder. @param {string} packed @param {string} folder */
function unpack(packed, folder) {
  mkdirSync(path.dirname(folder), { recursive: true });
  const half = mkdtempSync(`${folder}-`);
  const { status } = spawnSync('tar', ['-x', '-C', half], {
    input: brotliDecompressSync(readFileSync(packed)),
  });
  if (status !== 0) throw new Error(`The libraries of the browser could not be unpacked: ${packed}`);
  try {
    renameSync(half, folder);
  } catch (failure) {
    // Somebody else was quicker, with the same.
    if (!existsSync(folder)) throw failure;
    rmSync(half, { recursive: true });
  }
}

/** @param {string} [libraries] */
function environment(libraries) {
  // Where a system says nothing of its letters, a file that a page saves would lose a Polish name.
  const env = /** @type {Record<string, string>} */ ({ ...process.env, LC_ALL: 'C.UTF-8' });
  if (libraries) env.LD_LIBRARY_PATH = [env.LD_LIBRARY_PATH, libraries].filter(Boolean).join(':');
  return env;
}
