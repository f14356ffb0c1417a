import { sql } from 'drizzle-orm';
import type { Tx } from './db';

/**
 * Holds a lock of the database until the transaction ends: whoever asks for the same name meanwhile waits.
 *
 * @param name `{what} {which}`, e.g. `table-presets 12`; another purpose begins with another word
 */
export async function holdAdvisoryLock(tx: Tx, name: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
}
