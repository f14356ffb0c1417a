import type { FastifyInstance } from 'fastify';
import type { Db } from '../../../db';
import { batchesOf } from '../batches';
import * as sessions from './session-repository';

/**
 * Removes uploads without a chunk for a day, and files without a session, left by a server that died between the two.
 *
 * @param now technical time
 * @param signal ends it between two batches; the next sweep finds the rest
 * @returns how many sessions were removed
 */
export async function sweepUploadSessions(
  { db, parts }: Pick<FastifyInstance, 'db' | 'parts'>,
  now: Date,
  signal?: AbortSignal,
): Promise<number> {
  let expired = 0;
  for (let ids = await eraseExpired(db, now); ids.length > 0; ids = await eraseExpired(db, now)) {
    // After the commit, as a slow disk would hold the rows; what a dying server leaves is a file without a session.
    for (const id of ids) await parts.remove(id);
    signal?.throwIfAborted();
    expired += ids.length;
  }
  for (const names of batchesOf(await parts.list(new Date(now.getTime() - sessions.IDLE_MS)))) {
    signal?.throwIfAborted();
    const open = await sessions.findOpen(db, names);
    for (const id of names.filter((name) => !open.has(name))) await parts.remove(id);
  }
  return expired;
}

/** One batch; empty when none is left that nobody else has locked. */
function eraseExpired(db: Db, now: Date): Promise<string[]> {
  return db.transaction(async (tx) => {
    const ids = await sessions.lockExpired(tx, now);
    await sessions.erase(tx, ids);
    return ids;
  });
}
