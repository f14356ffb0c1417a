import path from 'node:path';
import { defineConfig } from 'vitest/config';

/** The tests that touch a database, once more on a real PostgreSQL that the run starts itself. */
export default defineConfig({
  test: {
    name: 'server-postgres',
    include: [
      ...['http', 'lists', 'log', 'mail', 'resources', 'seed', 'unit-of-work'].map(
        (folder) => `src/${folder}/**/*.test.ts`,
      ),
      'src/**/*.postgres.test.ts',
    ],
    environment: 'node',
    // Loading the server takes longer than most files of tests: once for all of them.
    isolate: false,
    setupFiles: [path.resolve(import.meta.dirname, '../../tools/leave-nothing.setup.ts')],
    // Beside the stories, on two cores, a database may take its time.
    testTimeout: 30_000,
    hookTimeout: 60_000,
    globalSetup: ['./test/postgres-template.ts'],
  },
});
