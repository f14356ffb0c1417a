// Builds both published packages and packs them as pnpm would publish them, where the fixtures find them, with a list
// of what comes with them.

import { mkdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { buildPackages } from './build.mjs';
import { pnpm } from './pnpm.mjs';
import { missingToPublish, PUBLISHED, SBOM, tarballOf } from './published.mjs';
import { writeSbom } from './sbom.mjs';

await buildPackages();
for (const folder of PUBLISHED) {
  const tarball = tarballOf(folder);
  mkdirSync(path.dirname(tarball), { recursive: true });
  pnpm(['pack', '--silent', '--out', tarball], folder);
  console.log(`${path.relative('.', tarball)}: ${(statSync(tarball).size / 1_000_000).toFixed(2)} MB`);
}
writeSbom(SBOM);
console.log(`${path.relative('.', SBOM)}: what comes with @urzad/ui`);
for (const folder of PUBLISHED) {
  const missing = missingToPublish(folder);
  if (missing) console.log(missing);
}
