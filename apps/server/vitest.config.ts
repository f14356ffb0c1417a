import { defineConfig } from 'vitest/config';

/** The server's tests on the embedded database. A file that needs one restores the template of the run. */
export default defineConfig({
  test: {
    name: 'server',
    include: ['src/**/*.test.ts'],
    environment: 'node',
    globalSetup: ['./test/embedded-template.ts'],
  },
});
