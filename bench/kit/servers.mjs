import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '../..');
export const DEMO_PASSWORD = 'Demo!2027pl';

/** @typedef {{ address: string, pid: number, stop: () => Promise<void> }} Running */

/**
 * The built product in a folder of its own, with demo data unless `settings` say otherwise.
 * @param {string} dataDir @param {Record<string, string>} [settings] @returns {Promise<Running>}
 */
export function startProduct(dataDir, settings = {}) {
  const main = path.join(ROOT, 'apps/server/dist/main.js');
  if (!existsSync(main)) throw new Error('There is no build to measure. Run: npm run build');
  // Building a page in the same process may have left NODE_ENV=production, which refuses demo data.
  const env = { NODE_ENV: 'development', DEMO: 'yes', DATA_DIR: dataDir, ...settings };
  return start([main], env, '/api/health/ready');
}

/**
 * A program of ours that listens on PORT.
 * @param {string[]} args @param {Record<string, string>} env @param {string} readyPath @returns {Promise<Running>}
 */
export async function start(args, env, readyPath) {
  const port = await freePort();
  const child = spawn(process.execPath, args, {
    cwd: ROOT,
    env: { ...process.env, ...env, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (chunk) => {
    said += chunk;
  });
  const ended = once(child, 'exit');
  const address = `http://127.0.0.1:${port}`;
  for (;;) {
    if (child.exitCode !== null) throw new Error(`${args[0]} ended before it was ready:\n${said}`);
    const answer = await fetch(address + readyPath).catch(() => undefined);
    if (answer?.ok) break;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return {
    address,
    // A child that answers has one.
    pid: Number(child.pid),
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

/** Runs the work with a folder that is gone afterwards. @param {(folder: string) => Promise<void>} work */
export async function withFolder(work) {
  const folder = await mkdtemp(path.join(tmpdir(), 'urzad-bench-'));
  try {
    await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** @param {number[]} figures */
export function median(figures) {
  const sorted = figures.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** A port that nobody listens on. */
export async function freePort() {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const at = probe.address();
  probe.close();
  await once(probe, 'close');
  if (at === null || typeof at === 'string') throw new Error('The system gave no port.');
  return at.port;
}
