import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { loadConfig } from '../config';
import { checkBackup } from './check-backup';

const NOW = new Date('2027-02-10T05:00:00.000Z');
const clock = { now: () => NOW, business: () => NOW };
const WHOLE = gzipSync('-- a dump');

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'urzad-backups-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

function check(backupDir: string | undefined) {
  const config = { ...loadConfig({ NODE_ENV: 'test', DATA_DIR: folder, DEMO: 'yes' }), backupDir };
  return checkBackup({ config, clock }, NOW, new AbortController().signal, { backup_hours: 26 });
}

async function backup(dir: string, name: string, { bytes, hours }: { bytes: Uint8Array; hours: number }) {
  const file = path.join(dir, name);
  await writeFile(file, bytes);
  const date = new Date(NOW.getTime() - hours * 3_600_000);
  await utimes(file, date, date);
}

it('says that no place of backups is set, and that one is empty', async () => {
  expect(await check(undefined)).toEqual({
    changed: 0,
    note: { code: 'backup-none', level: 'warning', values: {} },
  });
  const dir = await mkdtemp(path.join(folder, 'empty-'));
  expect((await check(dir)).note).toMatchObject({ code: 'backup-missing', level: 'warning' });
});

it('tells how old the newest is, the same however often it looks, and passes over one that is being written', async () => {
  const dir = await mkdtemp(path.join(folder, 'fine-'));
  await backup(dir, 'older.sql.gz', { bytes: WHOLE, hours: 50 });
  await backup(dir, 'newest.sql.gz', { bytes: WHOLE, hours: 3 });
  await backup(dir, 'next.sql.gz.part', { bytes: WHOLE.subarray(0, 4), hours: 0 });
  const note = {
    code: 'backup-fine',
    level: 'info',
    values: { file: 'newest.sql.gz', hours: 3, megabytes: 1 },
  };
  expect((await check(dir)).note).toEqual(note);
  expect((await check(dir)).note).toEqual(note);
});

it('warns of one that is too old', async () => {
  const dir = await mkdtemp(path.join(folder, 'old-'));
  await backup(dir, 'old.sql.gz', { bytes: WHOLE, hours: 26 });
  expect((await check(dir)).note).toMatchObject({
    code: 'backup-old',
    level: 'warning',
    values: { hours: 26 },
  });
});

it.each([
  ['cut off', WHOLE.subarray(0, WHOLE.length - 6)],
  ['empty', new Uint8Array()],
  ['no backup', Buffer.from('notes of the administrator')],
])('warns of one that is %s', async (_what, bytes) => {
  const dir = await mkdtemp(path.join(folder, 'broken-'));
  await backup(dir, 'backup.gz', { bytes, hours: 1 });
  expect((await check(dir)).note).toMatchObject({ code: 'backup-unreadable', level: 'warning' });
});

it('fails for a folder that is not there', async () => {
  await expect(check(path.join(folder, 'none'))).rejects.toMatchObject({ code: 'ENOENT' });
});
