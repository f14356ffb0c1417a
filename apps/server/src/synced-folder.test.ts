import fs from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { MIGRATIONS } from '../test/template-data';
import { type OpenDb, openDb } from './db';

let dataDir: string;
let open: OpenDb;
beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'urzad-synced-'));
  open = await openDb({ databaseUrl: undefined, dataDir, migrationsDir: MIGRATIONS });
});
afterAll(async () => {
  await open.close();
  await rm(dataDir, { recursive: true });
});

/** Files that were synced while the work ran, by their number on the disk. */
async function syncedBy(work: () => Promise<unknown>): Promise<Set<number>> {
  const synced = new Set<number>();
  const { fsyncSync } = fs;
  const spy = vi.spyOn(fs, 'fsyncSync').mockImplementation((handle) => {
    synced.add(fs.fstatSync(handle).ino);
    fsyncSync(handle);
  });
  await work();
  spy.mockRestore();
  return synced;
}

const inoOf = (name: string) => fs.statSync(path.join(dataDir, 'database', name)).ino;

it('a commit is synced with its log before it is acknowledged, and a reading is not', async () => {
  await open.db.execute(sql`create table written (id integer)`);
  const log = (await readdir(path.join(dataDir, 'database/pg_wal'))).map((name) => inoOf(`pg_wal/${name}`));

  const written = await syncedBy(() =>
    open.db.transaction((tx) => tx.execute(sql`insert into written values (1)`)),
  );
  expect(log.some((ino) => written.has(ino))).toBe(true);
  expect(await syncedBy(() => open.db.execute(sql`select * from written`))).toEqual(new Set());
});

it('a checkpoint syncs the tables that it lets the log forget', async () => {
  await open.db.execute(sql`insert into written values (2)`);
  const [table] = await open.db
    .select({ file: sql<string>`pg_relation_filepath('written')` })
    .from(sql`written`);
  const synced = await syncedBy(() => open.db.execute(sql`checkpoint`));
  expect([synced.has(inoOf(table?.file ?? '')), synced.has(inoOf('global/pg_control'))]).toEqual([
    true,
    true,
  ]);
});
