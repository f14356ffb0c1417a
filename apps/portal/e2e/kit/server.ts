import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { statfsSync } from 'node:fs';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { TEST_MS } from '../../../../scripts/limits.mjs';

const ROOT = path.resolve(import.meta.dirname, '../../../..');

export interface RunningServer {
  address: string;
  dataDir: string;
  /** The output of the server. */
  output: () => string;
  /** Sends the signal and waits for the end of the process. */
  stop: (signal?: NodeJS.Signals) => Promise<void>;
  /** Resolves when the process ends by itself, e.g. at a crash point. */
  ended: Promise<unknown>;
}

export interface ServerOptions {
  dataDir: string;
  env?: Record<string, string>;
  /** The port of an earlier server, for a page that is still open. @default a free one */
  port?: number;
  /** It does little before it dies: half-compiled, it is there a quarter sooner. */
  isShortLived?: boolean;
}

/** Where a server of this file ran, until another one runs there. */
const stopped = new Set<string>();

/** Whether a text names the address of a server that has been stopped. */
export function isOfStopped(text: string): boolean {
  return [...stopped].some((host) => text.includes(host));
}

/** Starts the built server with demo data and waits until it is ready. */
export async function startServer({ dataDir, env = {}, ...at }: ServerOptions): Promise<RunningServer> {
  const port = at.port ?? (await freePort());
  const flags = at.isShortLived ? ['--liftoff-only'] : [];
  const child = spawn(process.execPath, [...flags, 'apps/server/dist/main.js'], {
    cwd: ROOT,
    env: { ...process.env, NODE_ENV: 'test', DEMO: 'yes', DATA_DIR: dataDir, PORT: String(port), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const lines: string[] = [];
  child.stdout.on('data', (chunk: Buffer) => lines.push(chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => lines.push(chunk.toString()));
  const ended = once(child, 'exit');
  const address = `http://127.0.0.1:${port}`;
  await ready(address, child, () => lines.join(''));
  stopped.delete(new URL(address).host);

  return {
    address,
    dataDir,
    output: () => lines.join(''),
    ended,
    stop: async (signal = 'SIGTERM') => {
      stopped.add(new URL(address).host);
      if (child.exitCode === null && child.signalCode === null) child.kill(signal);
      await ended;
    },
  };
}

/**
 * Where the data folders are. A server waits for the disk at each commit; of these folders nothing has to survive the
 * machine, so they are in memory where the system has such a folder with room for all of them.
 */
const DATA_DIRS = hasRoom('/dev/shm', 4 * 1024 ** 3) ? '/dev/shm' : tmpdir();

function hasRoom(folder: string, bytes: number): boolean {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize >= bytes;
  } catch {
    return false;
  }
}

/** A new data folder; a copy of `template` when one is given. */
export async function ownDataDir(template?: string): Promise<string> {
  const folder = await mkdtemp(path.join(DATA_DIRS, 'urzad-e2e-'));
  if (template) await cp(template, folder, { recursive: true });
  return folder;
}

export async function removeDataDir(folder: string) {
  await rm(folder, { recursive: true, force: true });
}

async function ready(address: string, child: ChildProcess, output: () => string) {
  const deadline = Date.now() + TEST_MS;
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`The server ended before it was ready:\n${output()}`);
    const answer = await fetch(`${address}/api/health/ready`).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  child.kill('SIGKILL');
  throw new Error(`The server was not ready within ${TEST_MS} ms:\n${output()}`);
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const at = probe.address();
  probe.close();
  await once(probe, 'close');
  if (at === null || typeof at === 'string') throw new Error('The system gave no port.');
  return at.port;
}
