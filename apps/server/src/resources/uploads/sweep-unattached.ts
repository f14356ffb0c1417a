import type { Db } from '../../db';
import type { FileStore } from '../../files/file-store';
import { UNATTACHED_MS } from './attachments';
import * as repository from './repository';

/**
 * Removes uploads that broke off or that nobody attached within a day. Bytes go before rows: a server killed in between finds the rows at
 * the next sweep and removes them then.
 *
 * @param now technical time
 * @returns how many were removed
 */
export async function sweepUnattached(db: Db, files: FileStore, now: Date): Promise<number> {
  const dayAgo = new Date(now.getTime() - UNATTACHED_MS);
  await files.sweepTemporary(dayAgo);
  return db.transaction(async (tx) => {
    const old = await repository.lockUnattached(tx, dayAgo);
    for (const { filename } of old) await files.remove(filename);
    await repository.erase(
      tx,
      old.map(({ id }) => id),
    );
    return old.length;
  });
}
