import type { FastifyInstance } from 'fastify';
import type { Db } from '../../db';
import { END_OF_TIME } from '../../files/file-store';
import { batchesOf } from './batches';
import * as repository from './repository';

/** How long a file without a row is kept apart from the others. */
const ASIDE_MS = 30 * 24 * 60 * 60 * 1000;
/** More strays than this, and than this share of all files, come of a wrong or older database, not of broken uploads. */
const MOST = 20;
const LARGEST_SHARE = 1 / 20;

type Parts = Pick<FastifyInstance, 'db' | 'files' | 'log'>;

/**
 * Moves files without a row aside, left by a server that died between the two, and removes them after 30 days. One
 * whose row is there again goes back. Each of these is logged.
 *
 * @param times by the clock of the machine: files older than `olderThan` are looked at
 * @returns how many files were moved or removed
 * @throws when so many files have no row that the database is probably not theirs: none of them is moved
 */
export async function sweepStrays(
  parts: Parts,
  { olderThan, now }: { olderThan: Date; now: Date },
  signal: AbortSignal | undefined,
): Promise<number> {
  return (await emptyAside(parts, now, signal)) + (await setAside(parts, olderThan, signal));
}

async function emptyAside({ db, files, log }: Parts, now: Date, signal: AbortSignal | undefined) {
  const aside = await files.aside.list(END_OF_TIME, signal);
  const strays = new Set(await withoutRow(db, aside));
  const isOver = new Set(await files.aside.list(new Date(now.getTime() - ASIDE_MS), signal));
  let changed = 0;
  for (const filename of aside) {
    signal?.throwIfAborted();
    if (!strays.has(filename)) {
      await files.aside.putBack(filename, signal);
      log.warn({ filename }, 'A file has a row again and was put back');
    } else if (isOver.has(filename)) {
      await files.aside.remove(filename, signal);
      log.warn({ filename }, 'A file without a row was removed after 30 days');
    } else continue;
    changed += 1;
  }
  return changed;
}

async function setAside({ db, files, log }: Parts, olderThan: Date, signal: AbortSignal | undefined) {
  const all = await files.list(olderThan, signal);
  const strays = await withoutRow(db, all);
  if (strays.length > MOST && strays.length > all.length * LARGEST_SHARE) {
    throw new Error(
      `The sweep stopped and moved nothing: ${strays.length} of ${all.length} files in ${files.place} have no row in the database. Is it the right database, and as new as the files? check-data names them as strays.`,
    );
  }
  for (const filename of strays) {
    signal?.throwIfAborted();
    await files.aside.add(filename, signal);
    log.warn({ filename }, 'A file without a row was moved aside for 30 days');
  }
  return strays.length;
}

/** Those of these names that no row has, removed rows included: their bytes may be evidence. */
export async function withoutRow(db: Db, filenames: readonly string[]): Promise<string[]> {
  const strays: string[] = [];
  for (const names of batchesOf(filenames)) {
    const known = await repository.findKnown(db, names);
    strays.push(...names.filter((name) => !known.has(name)));
  }
  return strays;
}
