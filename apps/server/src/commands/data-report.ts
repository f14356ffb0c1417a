import { createHash } from 'node:crypto';
import type { Anchors } from '../audit-log/anchors';
import { type LogVerdict, verifyLog } from '../audit-log/verify-log';
import type { Db } from '../db';
import type { FileStore } from '../files/file-store';
import {
  batchesOf,
  countSessions,
  findKeptFiles,
  findKnown,
  type KeptFile,
} from '../resources/uploads/public';

/** Later than any file: all of them are listed. */
const END_OF_TIME = new Date(8_640_000_000_000_000);

/** The result of a check of the log and of the stored files. */
export interface DataReport {
  log: LogVerdict;
  /** Number of files in the database. */
  files: number;
  /** Keys of files whose bytes are not in the store. */
  missing: string[];
  /** Keys of files whose bytes have another digest than when they were stored. */
  damaged: string[];
  /** Keys in the store without a row: left by steps that did not end, and swept after a day. They are no damage. */
  strays: string[];
  /** Number of uploads in chunks, finished ones included, that were not swept yet. */
  sessions: number;
}

/** Verifies the chain of the log, and each file by its digest (Spec: nothing acknowledged may be lost). */
export async function checkData(db: Db, files: FileStore, anchors?: Anchors): Promise<DataReport> {
  const kept = await findKeptFiles(db);
  const missing: string[] = [];
  const damaged: string[] = [];
  for (const file of kept) {
    const state = await stateOf(files, file);
    if (state === 'missing') missing.push(file.filename);
    if (state === 'damaged') damaged.push(file.filename);
  }
  const strays = await findStrays(db, files);
  const log = await verifyLog(db, anchors);
  return { log, files: kept.length, missing, damaged, strays, sessions: await countSessions(db) };
}

async function findStrays(db: Db, files: FileStore): Promise<string[]> {
  const strays: string[] = [];
  for (const names of batchesOf(await files.list(END_OF_TIME))) {
    const known = await findKnown(db, names);
    strays.push(...names.filter((name) => !known.has(name)));
  }
  return strays;
}

export function isSound({ log, missing, damaged }: DataReport): boolean {
  return log.state === 'intact' && missing.length === 0 && damaged.length === 0;
}

async function stateOf(files: FileStore, { filename, sha256 }: KeptFile) {
  const reading = await files.read(filename);
  if (!reading) return 'missing';

  const hash = createHash('sha256');
  for await (const chunk of reading.stream) hash.update(chunk);
  return hash.digest('hex') === sha256 ? 'whole' : 'damaged';
}
