import path from 'node:path';
import { defineConfig } from 'vitest/config';
import { FACT_MS, TEST_MS } from '../../scripts/limits.mjs';

/** The tests that touch a database, on a real PostgreSQL that the run starts itself. */
export default defineConfig({
  test: {
    name: 'server-postgres',
    include: [
      ...['audit-log', 'http', 'jobs', 'lists', 'mail', 'resources', 'seed', 'unit-of-work'].map(
        (folder) => `src/${folder}/**/*.test.ts`,
      ),
      'src/**/*.postgres.test.ts',
    ],
    // Long proofs: `npm run audit -- server` runs them.
    exclude: process.env.AUDIT ? [] : ['src/**/*.long*.test.ts'],
    environment: 'node',
    // Loading the server takes longer than most files of tests: once for all of them.
    isolate: false,
    // Rendering and parsing documents leaves much that lives for one test only.
    execArgv: ['--max-semi-space-size=64'],
    setupFiles: [path.resolve(import.meta.dirname, '../../tools/leave-nothing.setup.ts')],
    testTimeout: TEST_MS,
    hookTimeout: TEST_MS,
    expect: { poll: { timeout: FACT_MS } },
    globalSetup: ['./test/postgres-template.ts'],
  },
});
