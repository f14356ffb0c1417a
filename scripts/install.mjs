import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fail, say } from './processes.mjs';

const STAMP = 'node_modules/.urzad-installed';

/** Installs what the lockfile names, once for each lockfile. pnpm itself comes through npx, pinned. */
export async function install() {
  const wanted = fingerprint();
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted) return;

  const { packageManager } = JSON.parse(readFileSync('package.json', 'utf8'));
  say(`Installing packages with ${packageManager}. The first time takes about a minute.`);
  const { status, error } = spawnSync('npx', ['-y', packageManager, 'install', '--frozen-lockfile'], {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  if (error || status !== 0) {
    fail(
      'The packages could not be installed. Check the network and the lines above, then run the command again.',
    );
  }
  writeFileSync(STAMP, wanted);
}

function fingerprint() {
  const hash = createHash('sha256');
  for (const file of ['pnpm-lock.yaml', 'pnpm-workspace.yaml', 'package.json'])
    hash.update(readFileSync(file));
  return hash.update(process.platform + process.arch).digest('hex');
}
