import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { fail, finish, run, say } from './processes.mjs';

const PORTAL = 'apps/portal/dist';
/** Smaller files gain nothing; fonts and pictures are compressed already. */
const COMPRESS_FROM_BYTES = 1024;

/** Portal and server, ready for `node apps/server/dist/main.js`, and what a demo begins with unless this is production. */
export async function build() {
  say('Building the server.');
  await run('vite', ['build', '--ssr', '--logLevel', 'warn'], { cwd: 'apps/server' });
  if (process.env.NODE_ENV !== 'production') {
    say('Preparing the demo data, unless this build has done so before.');
    const code = await finish({ args: ['apps/server/dist/prepare-demo.js'] });
    if (code !== 0) fail('The demo data could not be made.');
  }
  say('Building the portal.');
  await run('vite', ['build', '--logLevel', 'warn'], { cwd: 'apps/portal' });
  compress(path.join(PORTAL, 'assets'));
  say('Building the portal for the server, which renders public pages.');
  await run('vite', ['build', '--config', 'vite.render.config.ts', '--logLevel', 'warn'], {
    cwd: 'apps/portal',
  });
}

/**
 * Lays a `.br` and a `.gz` beside each file, once per build: the server sends them as they are.
 * @param {string} folder
 */
function compress(folder) {
  for (const name of readdirSync(folder)) {
    if (!/\.(js|mjs|css|svg)$/.test(name)) continue;
    const file = path.join(folder, name);
    const bytes = readFileSync(file);
    if (bytes.length < COMPRESS_FROM_BYTES) continue;
    writeFileSync(`${file}.br`, brotliCompressSync(bytes));
    writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
  }
}
