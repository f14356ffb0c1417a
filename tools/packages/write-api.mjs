// Builds both published packages and writes the reports of what they export: `npm run api`.

import path from 'node:path';
import { apiReports } from './api-reports.mjs';
import { buildPackages } from './build.mjs';
import { PUBLISHED } from './published.mjs';

await buildPackages();
for (const folder of PUBLISHED) {
  for (const { file, differs } of apiReports(folder, { write: true })) {
    if (differs) console.log(`${path.relative('.', folder)}/api/${file}`);
  }
}
