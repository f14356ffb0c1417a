import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testDb } from '../../test/test-db';
import { appendLog, systemOrigin } from '../audit-log/log';
import { systemAuthor } from '../author';
import type { OpenDb } from '../db';
import { diskFileStore } from '../files/disk-file-store';
import type { FileStore } from '../files/file-store';
import { keepOfficeFile } from '../resources/uploads/attachments';
import { checkData, isSound } from './data-report';

const DATE = new Date('2027-02-10T08:00:00.412Z');

let folder: string;
let files: FileStore;
let open: OpenDb;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'check-'));
  files = await diskFileStore(folder);
  open = await testDb();
});
afterAll(async () => {
  await open.close();
  await rm(folder, { recursive: true });
});

async function keep(text: string): Promise<string> {
  async function* bytes() {
    yield Buffer.from(text);
  }
  const stored = await files.write(bytes(), { limit: 1000 });
  const author = systemAuthor(DATE);
  const facts = { name: 'pismo.pdf', mime: 'application/pdf', upload_date: DATE };
  const owner = { obj_type: 'basedocument', id_obj: 1 };
  await open.db.transaction((tx) => keepOfficeFile(tx, { ...stored, ...facts, owner }, author));
  return stored.filename;
}

it('finds whole data sound, and names what is gone or changed', async () => {
  const [first, second] = [await keep('pierwszy'), await keep('drugi')];
  const sound = await checkData(open.db, files);
  expect([isSound(sound), sound.missing, sound.damaged]).toEqual([true, [], []]);

  await files.remove(first);
  await writeFile(path.join(folder, 'stored', second), 'inny');
  const found = await checkData(open.db, files);
  expect(found).toMatchObject({ missing: [first], damaged: [second] });
  expect(isSound(found)).toBe(false);
});

it('names what lies aside, and does not call the files of another installation sound', async () => {
  const { filename } = await files.write(Readable.from([Buffer.from('bez wiersza')]), { limit: 1000 });
  expect(await checkData(open.db, files)).toMatchObject({ strays: [filename], installation: 'unnamed' });
  await files.aside.add(filename);
  await files.claim('another');
  const report = await checkData(open.db, files);
  expect(report).toMatchObject({ strays: [], aside: [filename], installation: 'other' });
  const whole = { ...report, missing: [], damaged: [] };
  expect([isSound(whole), isSound({ ...whole, installation: 'same' })]).toEqual([false, true]);
});

it('does not call a broken log sound', async () => {
  await open.db.transaction((tx) => appendLog(tx, systemOrigin(DATE), [{ event: 'a.first' }]));
  await open.db.execute(sql`alter table base_log disable trigger user`);
  await open.db.execute(sql`update base_log set event = 'a.other' where event = 'a.first'`);

  const report = await checkData(open.db, files);
  expect(report.log).toMatchObject({ state: 'broken', broken: [{ reason: 'changed' }] });
  expect(isSound({ ...report, missing: [], damaged: [] })).toBe(false);
});
