import { sql } from 'drizzle-orm';
import type { Tx } from './db';

/**
 * Holds an advisory lock of the database until the transaction ends; another transaction that asks for the same name
 * waits.
 *
 * @param name `{what} {which}`, e.g. `table-presets 12`; the first word tells purposes apart
 */
export async function holdAdvisoryLock(tx: Tx, name: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
}
