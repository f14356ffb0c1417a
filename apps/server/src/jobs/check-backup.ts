import { createReadStream } from 'node:fs';
import { open, readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import type { TaskParams } from '@urzad/contract';
import type { FastifyInstance } from 'fastify';
import { codesOf } from '../startup/refusals/start-refused';
import type { RunOutcome } from './define-job';

const HOUR_MS = 3_600_000;
const MEGABYTE = 1_000_000;
/** A backup that is being written. */
const UNFINISHED = /^\.|\.(?:part|tmp|new)$/;
const BEGINNING_BYTES = 300;
/** What backups begin with: of pg_dump, gzip, zip, zstd, xz, and of tar at its place. */
const BEGINNINGS: readonly [at: number, bytes: string][] = [
  [0, 'PGDMP'],
  [0, '\u001f\u008b'],
  [0, 'PK\u0003\u0004'],
  [0, '\u0028\u00b5\u002f\u00fd'],
  [0, '\u00fd7zXZ\u0000'],
  [257, 'ustar'],
  [0, '--\n-- PostgreSQL'],
];

interface Backup {
  file: string;
  date: Date;
  bytes: number;
}

/**
 * The task `backup_check`: opens the newest file of BACKUP_DIR, where the tool of the office puts its backups, reads it to
 * its end and tells how old it is. It makes none and changes none.
 *
 * @param params `backup_hours`: the age at which a backup is too old
 */
export async function checkBackup(
  { config, clock }: Pick<FastifyInstance, 'config' | 'clock'>,
  _now: Date,
  signal: AbortSignal,
  { backup_hours = 26 }: TaskParams,
): Promise<RunOutcome> {
  if (config.backupDir === undefined) return toldOf('backup-none', 'warning');
  const newest = await newestIn(config.backupDir);
  if (!newest) return toldOf('backup-missing', 'warning');

  const values = {
    file: path.basename(newest.file),
    // Backups are made in real time, also of a demo.
    hours: Math.max(0, Math.floor((clock.now().getTime() - newest.date.getTime()) / HOUR_MS)),
    megabytes: Math.ceil(newest.bytes / MEGABYTE),
  };
  if (!(await canBeRead(newest, signal))) return toldOf('backup-unreadable', 'warning', values);
  const isOld = values.hours >= backup_hours;
  return toldOf(isOld ? 'backup-old' : 'backup-fine', isOld ? 'warning' : 'info', values);
}

type Note = RunOutcome['note'];

function toldOf(code: Note['code'], level: Note['level'], values: Note['values'] = {}): RunOutcome {
  return { changed: 0, note: { code, level, values } };
}

async function newestIn(folder: string): Promise<Backup | undefined> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  let newest: Backup | undefined;
  for (const entry of entries) {
    if (!entry.isFile() || UNFINISHED.test(entry.name)) continue;
    const file = path.join(entry.parentPath, entry.name);
    const { mtime: date, size: bytes } = await stat(file);
    if (!newest || date > newest.date) newest = { file, date, bytes };
  }
  return newest;
}

/** Whether it begins as a backup does, can be read to its end and, where it is packed by gzip, unpacked. */
async function canBeRead({ file, bytes }: Backup, signal: AbortSignal): Promise<boolean> {
  if (bytes === 0) return false;
  try {
    const beginning = await beginningOf(file);
    if (!BEGINNINGS.some(([at, text]) => beginning.startsWith(text, at))) return false;
    const isGzip = beginning.startsWith('\u001f\u008b');
    const reading = createReadStream(file);
    await (isGzip
      ? pipeline(reading, createGunzip(), discard, { signal })
      : pipeline(reading, discard, { signal }));
    return true;
  } catch (error) {
    signal.throwIfAborted();
    if (codesOf(error).some((code) => /^(?:Z_|EACCES|EPERM|EIO)/.test(code))) return false;
    throw error;
  }
}

async function discard(chunks: AsyncIterable<unknown>): Promise<void> {
  for await (const _ of chunks);
}

async function beginningOf(file: string): Promise<string> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(BEGINNING_BYTES), 0, BEGINNING_BYTES, 0);
    return buffer.toString('latin1', 0, bytesRead);
  } finally {
    await handle.close();
  }
}
