import { globSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { apiReports } from './api-report';
import { PUBLISHED } from './packages/published.mjs';

const PACKAGES = PUBLISHED.map((folder) => ({ folder, reports: apiReports(folder) }));

describe.each(PACKAGES)('$folder', ({ folder, reports }) => {
  it.each(reports)(
    'what $entry exports is as its report says; `npm run api` writes the report anew',
    async ({ file, text }) => {
      await expect(text).toMatchFileSnapshot(file);
    },
  );

  it('has no report of an entry that is gone', () => {
    const written = globSync(path.join(folder, 'api/*'));
    expect(written.filter((one) => !reports.some(({ file }) => file === one))).toEqual([]);
  });
});
