import type { FastifyInstance } from 'fastify';
import * as sessions from './session-repository';

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Removes uploads without a chunk for a day, and parts without a session, left by a server that died between the two.
 *
 * @param now technical time
 * @returns how many sessions were removed
 */
export async function sweepUploadSessions(
  { db, parts }: Pick<FastifyInstance, 'db' | 'parts'>,
  now: Date,
): Promise<number> {
  const expired = await db.transaction(async (tx) => {
    const ids = await sessions.lockExpired(tx, now);
    // Bytes are removed before rows: a server killed in between finds the rows at the next sweep.
    for (const id of ids) await parts.remove(id);
    await sessions.erase(tx, ids);
    return ids.length;
  });

  const left = await parts.list(new Date(now.getTime() - DAY_MS));
  const open = await sessions.findOpen(db, left);
  for (const id of left.filter((id) => !open.has(id))) await parts.remove(id);
  return expired;
}
