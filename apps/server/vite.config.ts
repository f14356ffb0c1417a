import { defineConfig } from 'vite';

/** One file for plain Node: our packages are bundled, those of npm stay outside. */
export default defineConfig({
  build: {
    ssr: true,
    rolldownOptions: { input: 'src/main.ts' },
    outDir: 'dist',
    target: 'node20',
    sourcemap: true,
    minify: false,
  },
  ssr: { noExternal: [/^@urzad\//] },
});
