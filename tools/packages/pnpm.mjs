import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** The pinned pnpm, in a folder. @param {string[]} args @param {string} [folder] @returns {string} what it says */
export function pnpm(args, folder = '.') {
  const { packageManager } = JSON.parse(readFileSync('package.json', 'utf8'));
  return execFileSync('npx', ['-y', packageManager, ...args], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 100_000_000,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}
