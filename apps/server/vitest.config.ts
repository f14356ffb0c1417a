import path from 'node:path';
import { defineConfig } from 'vitest/config';

/** The server's tests on the embedded database. A file that needs one restores the template of the run. */
export default defineConfig({
  test: {
    name: 'server',
    // `npm run audit -- clamav` needs a daemon that no other test does.
    include: [process.env.AUDIT === 'clamav' ? 'src/**/*.audit.ts' : 'src/**/*.test.ts'],
    exclude: ['src/**/*.postgres.test.ts'],
    environment: 'node',
    // Loading the server takes longer than most files of tests: once for all of them.
    isolate: false,
    setupFiles: [path.resolve(import.meta.dirname, '../../tools/leave-nothing.setup.ts')],
    // Beside the stories, on two cores, a database may take its time.
    testTimeout: 30_000,
    hookTimeout: 60_000,
    globalSetup: ['./test/embedded-template.ts'],
  },
});
