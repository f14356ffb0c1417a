import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import postgres from 'postgres';
import { inject } from 'vitest';
import { createPglite, inProcess, type OpenDb, openDb } from '../src/db';
import { onOneConnection } from './one-connection';
import { MIGRATIONS } from './template-data';

/** A database with the demo data that belongs to the calling file alone. */
export async function testDb(): Promise<OpenDb> {
  const { db, ...open } = await copied();
  return { ...open, db: onOneConnection(db) };
}

async function copied(): Promise<OpenDb> {
  const templateFile = inject('templateFile');
  if (templateFile) return restored(templateFile);
  return openDb({ databaseUrl: await copyOfTemplate(), dataDir: '', migrationsDir: MIGRATIONS });
}

async function restored(templateFile: string): Promise<OpenDb> {
  const client = await createPglite({ loadDataDir: new Blob([await readFile(templateFile)]) });
  return { ...inProcess(client), close: () => client.close() };
}

/** The address of a new PostgreSQL database with the demo data. */
export async function copyOfTemplate(): Promise<string> {
  const postgresUrl = inject('postgresUrl');
  if (!postgresUrl) {
    throw new Error('No template was made: run these tests with --project server or server-postgres.');
  }
  const name = `test_${randomBytes(6).toString('hex')}`;
  const admin = postgres(`${postgresUrl}/postgres`, { max: 1, onnotice: () => undefined });
  // Two copies of one template at once refuse each other, so the files of the run queue.
  await admin`select pg_advisory_lock(9192)`;
  await admin.unsafe(`create database ${name} template urzad_template`);
  await admin`select pg_advisory_unlock(9192)`;
  await admin.end();
  return `${postgresUrl}/${name}`;
}
