import path from 'node:path';
import { defineConfig } from 'vitest/config';
import { FACT_MS, TEST_MS } from '../../scripts/limits.mjs';

/** Rooms whose files need a database: they run on PostgreSQL, and here only those named `*.both.test.ts`. */
const ON_POSTGRES = 'src/{jobs,lists,mail,resources,seed,unit-of-work}/**/!(*.both).test.ts';

/**
 * The server's tests that need no database, those of the embedded one, and of each resource a list, a search and a write
 * on it. A file that needs a database restores the template of the run.
 */
export default defineConfig({
  test: {
    name: 'server',
    // `npm run audit -- clamav` needs a daemon that no other test does.
    include: [process.env.AUDIT === 'clamav' ? 'src/**/*.audit.ts' : 'src/**/*.test.ts'],
    exclude: ['src/**/*.postgres.test.ts', ON_POSTGRES],
    environment: 'node',
    // Loading the server takes longer than most files of tests: once for all of them.
    isolate: false,
    // Rendering and parsing documents leaves much that lives for one test only.
    execArgv: ['--max-semi-space-size=64'],
    setupFiles: [path.resolve(import.meta.dirname, '../../tools/leave-nothing.setup.ts')],
    testTimeout: TEST_MS,
    hookTimeout: TEST_MS,
    expect: { poll: { timeout: FACT_MS } },
    globalSetup: ['./test/embedded-template.ts'],
  },
});
