import { createHash } from 'node:crypto';
import type { Anchors } from '../audit-log/anchors';
import { type LogVerdict, verifyLog } from '../audit-log/verify-log';
import type { Db } from '../db';
import { END_OF_TIME, type FileStore } from '../files/file-store';
import { countSessions, findKeptFiles, type KeptFile, withoutRow } from '../resources/uploads/public';
import { type Belonging, belonging } from '../startup/installation';

/** The result of a check of the log and of the stored files. */
export interface DataReport {
  log: LogVerdict;
  /** Number of files in the database. */
  files: number;
  /** Keys of files whose bytes are not in the store. */
  missing: string[];
  /** Keys of files whose bytes have another digest than when they were stored. */
  damaged: string[];
  /** Keys in the store without a row: left by steps that did not end, and moved aside after a day. They are no damage. */
  strays: string[];
  /** Keys without a row that lie aside, and are removed 30 days after they were moved there. */
  aside: string[];
  /** Whether the files in the store are those of this database. */
  installation: Belonging;
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
  return {
    log: await verifyLog(db, anchors),
    files: kept.length,
    missing,
    damaged,
    strays: await withoutRow(db, await files.list(END_OF_TIME)),
    aside: await files.aside.list(END_OF_TIME),
    installation: await belonging(db, files),
    sessions: await countSessions(db),
  };
}

export function isSound({ log, missing, damaged, installation }: DataReport): boolean {
  const isWhole = missing.length === 0 && damaged.length === 0;
  return isWhole && log.state === 'intact' && installation !== 'other';
}

async function stateOf(files: FileStore, { filename, sha256 }: KeptFile) {
  const reading = await files.read(filename);
  if (!reading) return 'missing';

  const hash = createHash('sha256');
  for await (const chunk of reading.stream) hash.update(chunk);
  return hash.digest('hex') === sha256 ? 'whole' : 'damaged';
}
