import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import type { TestProject } from 'vitest/node';
import { createPglite } from '../src/db';
import { fillTemplate, MIGRATIONS } from './template-data';

/** Makes the database of the run once: a cold one takes seconds, a restored one a fraction. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(path.join(tmpdir(), 'urzad-template-'));
  const client = await createPglite();
  const db = drizzle(client);
  await migrate(db, { migrationsFolder: MIGRATIONS });
  await fillTemplate(db);

  const file = path.join(folder, 'template.tar');
  const dump = await client.dumpDataDir('none');
  await writeFile(file, Buffer.from(await dump.arrayBuffer()));
  await client.close();
  project.provide('templateFile', file);
  return () => rm(folder, { recursive: true, force: true });
}
