import tailwindcss from '@tailwindcss/vite';
import { withoutVaulStyle } from '@urzad/ui/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** In development the API runs beside Vite; in production the server serves both from one port. */
const api = 'http://127.0.0.1:3000';

export default defineConfig({
  plugins: [react(), tailwindcss(), withoutVaulStyle()],
  server: { proxy: { '/api': api, '/outbox': api } },
  build: { sourcemap: true, assetsInlineLimit: 0, modulePreload: { polyfill: false } },
});
