import { drawnIcons } from '@urzad/ui/vite-icons';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** The portal for the server, which renders public pages with it: one module for plain Node with everything in it. */
export default defineConfig({
  resolve: { tsconfigPaths: true },
  plugins: [react(), drawnIcons()],
  // Else React would take its slow build, made for finding faults, wherever the variable is not set.
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  publicDir: false,
  build: {
    ssr: 'src/render.tsx',
    outDir: 'dist-render',
    target: 'node20',
    minify: false,
    assetsInlineLimit: 0,
    rolldownOptions: { output: { assetFileNames: 'assets/[name]-[hash:7][extname]' } },
  },
  ssr: { noExternal: true },
});
