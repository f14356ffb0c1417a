import { defineConfig } from 'vitest/config';

/** The tests that touch a database, once more on a real PostgreSQL that the run starts itself. */
export default defineConfig({
  test: {
    name: 'server-postgres',
    include: ['http', 'log', 'mail', 'resources', 'seed'].map((folder) => `src/${folder}/**/*.test.ts`),
    environment: 'node',
    globalSetup: ['./test/postgres-template.ts'],
  },
});
