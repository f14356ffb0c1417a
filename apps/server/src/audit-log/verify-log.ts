import { asc, gt } from 'drizzle-orm';
import type { Db } from '../db';
import { CHAIN_START, hashOf } from './chain';
import { baseLog } from './table';

const BATCH = 1_000;

export type LogVerdict =
  | { state: 'intact'; rows: number; lastHash: string }
  /** The first row that does not fit: it was changed, or the row before it was removed. */
  | { state: 'broken'; id: number; reason: 'changed' | 'gap' };

/** Recomputes the whole chain. Finds each changed, removed or inserted row, whoever changed it. */
export async function verifyLog(db: Db): Promise<LogVerdict> {
  let lastHash = CHAIN_START;
  let lastId = 0;
  let rows = 0;

  for (;;) {
    const batch = await db
      .select()
      .from(baseLog)
      .where(gt(baseLog.id, lastId))
      .orderBy(asc(baseLog.id))
      .limit(BATCH);
    for (const row of batch) {
      if (row.prev_hash !== lastHash) return { state: 'broken', id: row.id, reason: 'gap' };
      const { id, hash, ...facts } = row;
      if (hashOf(facts) !== hash) return { state: 'broken', id, reason: 'changed' };
      lastHash = hash;
      lastId = id;
      rows += 1;
    }
    if (batch.length < BATCH) return { state: 'intact', rows, lastHash };
  }
}
