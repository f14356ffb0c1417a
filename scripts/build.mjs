import { run, say } from './processes.mjs';

/** Portal and server, ready for `node apps/server/dist/main.js`. */
export async function build() {
  say('Building the portal.');
  await run('vite', ['build', '--logLevel', 'warn'], { cwd: 'apps/portal' });
  say('Building the server.');
  await run('vite', ['build', '--ssr', '--logLevel', 'warn'], { cwd: 'apps/server' });
}
