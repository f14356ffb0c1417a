import { readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { apiReports } from './api-reports.mjs';
import { PUBLISHED } from './published.mjs';

describe.each(PUBLISHED)('%s', (folder) => {
  const reports = apiReports(folder);

  it('exports what its reports say; `npm run api` writes them', () => {
    expect(reports.length).toBeGreaterThan(3);
    expect(reports.filter(({ differs }) => differs).map(({ file }) => file)).toEqual([]);
  });

  it('has no report of an entry that is gone', () => {
    expect(readdirSync(path.join(folder, 'api')).toSorted()).toEqual(
      reports.map(({ file }) => file).toSorted(),
    );
  });
});
