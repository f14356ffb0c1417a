// Builds both published packages and packs them as pnpm would publish them, where the fixtures find them.

import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { buildPackages } from './build.mjs';
import { PUBLISHED, tarballOf } from './published.mjs';

const { packageManager } = JSON.parse(readFileSync('package.json', 'utf8'));

await buildPackages();
for (const folder of PUBLISHED) {
  const tarball = tarballOf(folder);
  mkdirSync(path.dirname(tarball), { recursive: true });
  const args = ['-y', packageManager, 'pack', '--silent', '--out', tarball];
  execFileSync('npx', args, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
}
