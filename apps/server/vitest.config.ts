import { defineConfig } from 'vitest/config';

/** The server's tests on the embedded database. A file that needs one restores the template of the run. */
export default defineConfig({
  test: {
    name: 'server',
    include: ['src/**/*.test.ts'],
    exclude: ['src/**/*.postgres.test.ts'],
    environment: 'node',
    // Beside the stories, on two cores, a database may take its time.
    testTimeout: 30_000,
    hookTimeout: 60_000,
    globalSetup: ['./test/embedded-template.ts'],
  },
});
