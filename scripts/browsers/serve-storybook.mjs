import { once } from 'node:events';
import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';

export const STORYBOOK = path.resolve('storybook-static');

/** @type {Record<string, string>} */
const TYPES = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
};

/**
 * The built Storybook on a port of its own.
 * @param {Record<string, string>} [others] files from elsewhere, by their path
 * @returns {Promise<{ frame: string, close: () => void }>} the address of its frame of stories
 */
export async function serveStorybook(others = {}) {
  const server = createServer((request, response) => answer(request, response, others)).listen(
    0,
    '127.0.0.1',
  );
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return {
    frame: `http://127.0.0.1:${port}/iframe.html`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/**
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 * @param {Record<string, string>} others
 */
function answer({ url = '/' }, response, others) {
  const asked = decodeURIComponent(new URL(url, 'http://storybook').pathname);
  const file = others[asked] ?? path.join(STORYBOOK, asked);
  const isOurs = file === others[asked] || file.startsWith(STORYBOOK);
  if (!isOurs || !existsSync(file) || !statSync(file).isFile()) {
    response.writeHead(404).end();
    return;
  }
  const type = TYPES[path.extname(file)] ?? 'application/octet-stream';
  response.writeHead(200, { 'content-type': type, 'cache-control': 'max-age=3600' });
  createReadStream(file).pipe(response);
}
