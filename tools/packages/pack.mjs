// Builds both published packages and packs them as pnpm would publish them, where the fixtures find them, with a list
// of what comes with them.

import { mkdirSync } from 'node:fs';
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
}
writeSbom(SBOM);
for (const folder of PUBLISHED) {
  const missing = missingToPublish(folder);
  if (missing) console.log(missing);
}
