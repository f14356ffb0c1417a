import type { FastifyInstance } from 'fastify';
import type { Db } from '../../db';
import type { FileStore } from '../../files/file-store';
import { UNATTACHED_MS } from './attachments';
import { batchesOf } from './batches';
import * as repository from './repository';

/**
 * Removes after a day: uploads that broke off, uploads that were never attached, and files without a row, left by a
 * server that died between the two.
 *
 * @param now technical time
 * @param signal ends it, also while a store does not answer; the next sweep finds the rest
 * @returns how many rows were removed
 */
export async function sweepUnattached(
  { db, files, incoming }: Pick<FastifyInstance, 'db' | 'files' | 'incoming'>,
  now: Date,
  signal?: AbortSignal,
): Promise<number> {
  const dayAgo = new Date(now.getTime() - UNATTACHED_MS);
  // One right that the store refuses must not keep the rest from expiring.
  const swept = await Promise.allSettled([
    files.sweepTemporary(dayAgo, signal),
    incoming.sweep(dayAgo),
    removeStrays({ db, files }, dayAgo, signal),
  ]);
  signal?.throwIfAborted();

  let erased = 0;
  for (let old = await eraseOld(db, dayAgo); old.length > 0; old = await eraseOld(db, dayAgo)) {
    // After the commit, as a slow store would hold the rows; what a dying server leaves is a stray of the next sweep.
    for (const filename of old) await files.remove(filename, signal);
    signal?.throwIfAborted();
    erased += old.length;
  }

  const failed = swept.find((step) => step.status === 'rejected');
  if (failed) throw failed.reason;
  return erased;
}

/** One batch; empty when none is left that nobody else has locked. */
function eraseOld(db: Db, uploadedBefore: Date): Promise<string[]> {
  return db.transaction(async (tx) => {
    const rows = await repository.lockUnattached(tx, uploadedBefore);
    await repository.erase(
      tx,
      rows.map(({ id }) => id),
    );
    return rows.map(({ filename }) => filename);
  });
}

async function removeStrays(
  { db, files }: { db: Db; files: FileStore },
  olderThan: Date,
  signal: AbortSignal | undefined,
): Promise<void> {
  for (const names of batchesOf(await files.list(olderThan, signal))) {
    signal?.throwIfAborted();
    const known = await repository.findKnown(db, names);
    for (const name of names.filter((name) => !known.has(name))) await files.remove(name, signal);
  }
}
