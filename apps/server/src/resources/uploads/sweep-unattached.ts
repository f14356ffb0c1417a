import type { FastifyInstance } from 'fastify';
import type { Db } from '../../db';
import type { FileStore } from '../../files/file-store';
import { UNATTACHED_MS } from './attachments';
import * as repository from './repository';

const BATCH = 500;

/**
 * Removes after a day: uploads that broke off, uploads that were never attached, and files without a row, left by a
 * server that died between the two.
 *
 * @param now technical time
 * @returns how many rows were removed
 */
export async function sweepUnattached(
  { db, files, incoming }: Pick<FastifyInstance, 'db' | 'files' | 'incoming'>,
  now: Date,
): Promise<number> {
  const dayAgo = new Date(now.getTime() - UNATTACHED_MS);
  // One right that the store refuses must not keep the rest from expiring.
  const swept = await Promise.allSettled([
    files.sweepTemporary(dayAgo),
    incoming.sweep(dayAgo),
    removeStrays(db, files, dayAgo),
  ]);

  const old = await db.transaction(async (tx) => {
    const rows = await repository.lockUnattached(tx, dayAgo);
    await repository.erase(
      tx,
      rows.map(({ id }) => id),
    );
    return rows;
  });
  // After the commit, as a slow store would hold the rows; what a dying server leaves is a stray of the next sweep.
  for (const { filename } of old) await files.remove(filename);

  const failed = swept.find((step) => step.status === 'rejected');
  if (failed) throw failed.reason;
  return old.length;
}

async function removeStrays(db: Db, files: FileStore, olderThan: Date): Promise<void> {
  const names = await files.list(olderThan);
  for (let at = 0; at < names.length; at += BATCH) {
    const batch = names.slice(at, at + BATCH);
    const known = await repository.findKnown(db, batch);
    for (const name of batch.filter((name) => !known.has(name))) await files.remove(name);
  }
}
