// `node tools/packages/fixture.mjs lock vite-bare` writes the lockfile of a fixture anew.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** A package that changes with every build has no digest. */
const OURS = /^node_modules\/@urzad\//;

/** @param {string} name @returns {string} its folder */
export function fixture(name) {
  return path.resolve('fixtures', name);
}

/** Installs what the lockfile of a fixture names, and our packages as they were packed last. @param {string} name */
export function installFixture(name) {
  npm(name, 'ci');
}

/** @param {string} name */
function lockFixture(name) {
  npm(name, 'install', '--package-lock-only');
  const file = path.join(fixture(name), 'package-lock.json');
  const lock = JSON.parse(readFileSync(file, 'utf8'));
  for (const [folder, entry] of Object.entries(lock.packages)) if (OURS.test(folder)) delete entry.integrity;
  writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
}

/** @param {string} name @param {string[]} args */
function npm(name, ...args) {
  execFileSync('npm', [...args, '--no-fund', '--no-audit', '--loglevel=error'], {
    cwd: fixture(name),
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

const [, script, command, name] = process.argv;
if (script === import.meta.filename && command === 'lock' && name) lockFixture(name);
