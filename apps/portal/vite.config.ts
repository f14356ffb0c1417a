import tailwindcss from '@tailwindcss/vite';
import { withoutVaulStyle } from '@urzad/ui/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** In development the API runs beside Vite; in production the server serves both from one port. */
const api = 'http://127.0.0.1:3000';

/**
 * Small modules that nearly every screen shares travel in one file: thirty files of half a kilobyte compress worse and
 * name each other at length, which cost the home page 5 kB.
 */
const SMALL_AND_SHARED = [
  /packages\/ui\/src\/(blocks|card|check-list|class-names|folder-card|hooks|icon|link|locale|progress-bar|skeleton|status-badge)\//,
  /packages\/domain\/src\/(call-status|date-text|iso-date|money|plural)\./,
  /portal\/src\/shared\/(screen|session\/(me|session-store|storage|token-store)|http\/api-failure)/,
  /node_modules\/(clsx|lucide-react\/dist\/esm\/(?!icons))/,
];

export default defineConfig({
  plugins: [react(), tailwindcss(), withoutVaulStyle()],
  server: { proxy: { '/api': api, '/outbox': api } },
  build: {
    sourcemap: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'parts', test: (id) => SMALL_AND_SHARED.some((part) => part.test(id)), minShareCount: 2 },
          ],
        },
      },
    },
  },
});
