import { defineConfig } from 'vite';

/** Programs for plain Node: our packages are bundled, those of npm stay outside. */
export default defineConfig({
  build: {
    ssr: true,
    rolldownOptions: {
      input: [
        'src/main.ts',
        'src/check-data.ts',
        'src/create-admin.ts',
        'src/import-places.ts',
        'src/prepare-demo.ts',
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
