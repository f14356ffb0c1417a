import { existsSync } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testDb } from '../../test/test-db';
import { systemAuthor } from '../author';
import { systemClock } from '../clock';
import { loadConfig } from '../config';
import { createPglite, type Db, type OpenDb, overPglite } from '../db';
import { diskFileStore } from '../files/disk-file-store';
import type { FileStore } from '../files/file-store';
import { keepOfficeFile } from '../resources/uploads/attachments';
import { belonging, claimFiles, refuseForeignFiles } from './installation';
import { openFilled } from './open-filled';
import { sentenceFor } from './refusals/sentence';

const DATE = new Date('2027-02-10T08:00:00Z');

let folder: string;
let files: FileStore;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'urzad-installation-'));
  files = await diskFileStore(path.join(folder, 'files'));
});
afterEach(() => rm(folder, { recursive: true }));

const store = () => files.write(Readable.from([Buffer.from('pismo')]), { limit: 100 });

async function storeWithRow(db: Db) {
  const facts = { name: 'pismo.pdf', mime: 'application/pdf', upload_date: DATE };
  const owner = { obj_type: 'basedocument', id_obj: 1 };
  const stored = await store();
  await db.transaction((tx) => keepOfficeFile(tx, { ...stored, ...facts, owner }, systemAuthor(DATE)));
  return stored;
}

async function refusal(start: Promise<unknown>): Promise<string> {
  return start.then(
    () => 'not refused',
    (error) => sentenceFor(error, folder),
  );
}

describe('the database of an installation', () => {
  let open: OpenDb;
  beforeAll(async () => {
    open = await testDb();
  });
  afterAll(() => open.close());

  it('claims a store that is new, and is known there afterwards', async () => {
    await refuseForeignFiles(open.db, files);
    expect(await belonging(open.db, files)).toBe('unnamed');
    expect(await claimFiles(open.db, files)).toEqual({ isWithoutFiles: false });
    expect(await belonging(open.db, files)).toBe('same');
    await store();
    await expect(refuseForeignFiles(open.db, files)).resolves.toBeUndefined();
  });

  it('claims its own files from before there were ids', async () => {
    await storeWithRow(open.db);
    await store();
    await expect(refuseForeignFiles(open.db, files)).resolves.toBeUndefined();
    expect(await claimFiles(open.db, files)).toEqual({ isWithoutFiles: false });
  });

  it('refuses files of which it knows none', async () => {
    await store();
    expect(await refusal(refuseForeignFiles(open.db, files))).toMatch(
      /are not those of the database, which knows none of these 1\./,
    );
  });

  it('refuses the store of another installation, and says how both are joined', async () => {
    await files.claim('another');
    expect(await belonging(open.db, files)).toBe('other');
    expect(await refusal(refuseForeignFiles(open.db, files))).toMatch(
      /belong to another installation .* the files to another, .* write [0-9a-f-]{36} into "installation"/,
    );
  });

  it('tells when its files are not there', async () => {
    const { filename } = await storeWithRow(open.db);
    await files.remove(filename);
    expect(await claimFiles(open.db, files)).toEqual({ isWithoutFiles: true });
  });
});

describe('a start without a database', () => {
  const start = async () => {
    const config = loadConfig({ DATA_DIR: folder, NODE_ENV: 'test', LOG_LEVEL: 'silent' });
    const { close } = await openFilled(config, systemClock);
    await close();
  };

  it('refuses a store that keeps files, and makes no database in their place', async () => {
    await store();
    expect(await refusal(start())).toMatch(/^The database is empty, but .* keeps files of an installation\./);
    expect(existsSync(path.join(folder, 'database'))).toBe(false);
    expect(await readdir(path.join(folder, 'files/stored'))).toHaveLength(1);
  });
});

it('a database of nobody is no reason to join it with files of somebody', async () => {
  const client = await createPglite();
  await client.exec('create table application (id integer primary key, uuid uuid)');
  const db = overPglite(client);
  await files.claim('another');
  expect(await belonging(db, files)).toBe('other');
  expect(await refusal(refuseForeignFiles(db, files))).toContain('The database is empty');
  await client.close();
});
