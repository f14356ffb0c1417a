import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import path from 'node:path';
import { withoutVaulStyle } from '@urzad/ui/vite';
import { drawnIcons } from '@urzad/ui/vite-icons';
import { build } from 'vite';
import { publishedStyles } from './published-styles.mjs';

const TYPES = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
};

/**
 * Builds pages of `bench/pages` with the product's own bundler, each alone as a page of an office, and serves them.
 * @param {string[]} names without `.html` @param {string} outDir
 * @returns {Promise<{ addressOf: (name: string) => string, close: () => void }>}
 */
export async function servePages(names, outDir) {
  const root = path.join(import.meta.dirname, '../pages');
  const styles = await publishedStyles(path.join(outDir, 'styles'));
  for (const name of names) {
    await build({
      configFile: false,
      root,
      logLevel: 'error',
      plugins: [styles, withoutVaulStyle(), drawnIcons()],
      build: {
        outDir,
        emptyOutDir: false,
        rolldownOptions: {
          input: path.join(root, `${name}.html`),
          // As the README of @urzad/ui advises: many small files compress worse.
          output: { codeSplitting: { groups: [{ name: 'first', tags: ['$initial'] }] } },
        },
      },
    });
  }
  const server = createServer(async (request, answer) => {
    const file = path.join(outDir, path.normalize(request.url ?? ''));
    const bytes = await readFile(file).catch(() => undefined);
    const type = Object.entries(TYPES).find(([ending]) => file.endsWith(ending))?.[1] ?? 'text/plain';
    answer.writeHead(bytes ? 200 : 404, { 'Content-Type': `${type}; charset=utf-8` }).end(bytes);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  const at = server.address();
  if (at === null || typeof at === 'string') throw new Error('The system gave no port.');
  return { addressOf: (name) => `http://127.0.0.1:${at.port}/${name}.html`, close: () => server.close() };
}
