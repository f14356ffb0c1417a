import type { FastifyInstance } from 'fastify';
import type { Db } from '../../db';
import { UNATTACHED_MS } from './attachments';
import * as repository from './repository';
import { sweepStrays } from './sweep-strays';

/**
 * Removes after a day uploads that broke off and uploads that were never attached. Files without a row, left by a
 * server that died between the two, are moved aside (`sweepStrays`).
 *
 * @param now technical time
 * @param signal ends it, also while a store does not answer; the next sweep finds the rest
 * @returns how many rows were removed, and files without one moved
 */
export async function sweepUnattached(
  { db, files, incoming, log }: Pick<FastifyInstance, 'db' | 'files' | 'incoming' | 'log'>,
  now: Date,
  signal?: AbortSignal,
): Promise<number> {
  const dayAgo = new Date(now.getTime() - UNATTACHED_MS);
  // One right that the store refuses must not keep the rest from expiring.
  const [strays, ...swept] = await Promise.allSettled([
    sweepStrays({ db, files, log }, { olderThan: dayAgo, now }, signal),
    files.sweepTemporary(dayAgo, signal),
    incoming.sweep(dayAgo),
  ]);
  signal?.throwIfAborted();

  let changed = strays.status === 'fulfilled' ? strays.value : 0;
  for (let old = await eraseOld(db, dayAgo); old.length > 0; old = await eraseOld(db, dayAgo)) {
    // After the commit, as a slow store would hold the rows; what a dying server leaves is a stray of the next sweep.
    for (const filename of old) await files.remove(filename, signal);
    signal?.throwIfAborted();
    log.info({ filenames: old }, 'Files that nobody attached within a day were removed');
    changed += old.length;
  }

  const failed = [strays, ...swept].find((step) => step.status === 'rejected');
  if (failed) throw failed.reason;
  return changed;
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
