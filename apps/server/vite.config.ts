import { defineConfig } from 'vite';

/** Programs for plain Node: our packages are bundled, those of npm stay outside. */
export default defineConfig({
  build: {
    ssr: true,
    rolldownOptions: {
      input: [
        'src/commands/main.ts',
        'src/commands/check-data.ts',
        'src/commands/create-admin.ts',
        'src/commands/import-places.ts',
        'src/commands/prepare-demo.ts',
        'src/commands/send-failed-mail.ts',
        'src/signatures/check-worker.ts',
        'src/mail/foreign/read-worker.ts',
        'src/audit-log/chain-worker.ts',
      ],
      // Beside the programs: paths to migrations and templates start one folder below the server's own.
      output: { chunkFileNames: '[name].js' },
    },
    outDir: 'dist',
    target: 'node20',
    sourcemap: true,
    minify: false,
  },
  ssr: { noExternal: [/^@urzad\//] },
});
