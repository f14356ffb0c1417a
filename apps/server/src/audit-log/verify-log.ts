import { setImmediate, setTimeout } from 'node:timers/promises';
import { and, asc, gt, lte } from 'drizzle-orm';
import type { Db } from '../db';
import type { Anchor, Anchors } from './anchors';
import { CHAIN_START, hashOf, isHashedWithoutAddress, type LogRow } from './chain';
import { baseLog } from './table';

/** Read and hashed at once; between two batches others are answered. */
const BATCH = 500;
const NONE: Anchors = { anchors: [], damagedLines: [] };

export interface BrokenRow {
  id: number;
  /**
   * `changed`: its facts are others than when it was written. `gap`: the row before it was removed, or hashed anew.
   * `missing`: an anchor names it, and it is not there. `not-as-anchored`: it has another hash than in its anchor, so the
   * chain up to it was written anew.
   */
  reason: 'changed' | 'gap' | 'missing' | 'not-as-anchored';
}

export interface LogVerdict {
  state: 'intact' | 'broken';
  rows: number;
  /** Hash of the last row, which an office can keep elsewhere. */
  lastHash: string;
  /** The last row; undefined in an empty log. */
  last: Anchor | undefined;
  /** Rows that older servers hashed without the column of the address: whole all the same (`chain.ts`). */
  withoutAddress: number;
  /** Number of anchors that the log was compared with, and the lines of their file that are none. */
  anchors: number;
  damagedAnchors: number[];
  /** Every row that does not fit, in the order of the log. */
  broken: BrokenRow[];
}

/** How a check is followed and broken off. */
export interface Verifying {
  /** The last row that is checked; what is written meanwhile is left to the next check. */
  upTo?: number;
  /** Called after each batch with the number of rows so far. */
  onRows?: (rows: number) => void;
  /** Its reason is thrown after the batch. */
  signal?: AbortSignal;
  /** Rests after each batch for as long as it took: the database and a processor are free for others half of the time. */
  isUnhurried?: boolean;
}

/**
 * Recomputes the whole chain, behind a row that does not fit too. Finds each changed, removed or inserted row, whoever
 * changed it, and rows cut off the end by the anchors.
 */
export async function verifyLog(
  db: Db,
  { anchors, damagedLines }: Anchors = NONE,
  verifying: Verifying = {},
): Promise<LogVerdict> {
  const { upTo = Number.POSITIVE_INFINITY } = verifying;
  const anchored = new Map(anchors.map(({ id, hash }) => [id, hash]));
  const broken: BrokenRow[] = [];
  let [lastHash, rows, withoutAddress] = [CHAIN_START, 0, 0];
  let last: Anchor | undefined;

  for await (const row of rowsOf(db, verifying)) {
    const { id, hash, ...facts } = row;
    const isWhole = hashOf(facts) === hash;
    const isOfOldForm = !isWhole && isHashedWithoutAddress(facts, hash);
    if (isOfOldForm) withoutAddress += 1;

    if (row.prev_hash !== lastHash) broken.push({ id, reason: 'gap' });
    if (!isWhole && !isOfOldForm) broken.push({ id, reason: 'changed' });
    if ((anchored.get(id) ?? hash) !== hash) broken.push({ id, reason: 'not-as-anchored' });
    anchored.delete(id);
    lastHash = hash;
    last = { id, hash, date: row.date.toISOString() };
    rows += 1;
  }
  for (const id of anchored.keys()) if (id <= upTo) broken.push({ id, reason: 'missing' });

  broken.sort((a, b) => a.id - b.id);
  const state = broken.length + damagedLines.length === 0 ? 'intact' : 'broken';
  const compared = { anchors: anchors.length, damagedAnchors: damagedLines };
  return { state, rows, lastHash, last, withoutAddress, ...compared, broken };
}

async function* rowsOf(
  db: Db,
  { upTo, onRows, signal, isUnhurried = false }: Verifying,
): AsyncGenerator<LogRow> {
  let [lastId, rows] = [0, 0];
  for (;;) {
    const begun = performance.now();
    const batch = await db
      .select()
      .from(baseLog)
      .where(and(gt(baseLog.id, lastId), upTo === undefined ? undefined : lte(baseLog.id, upTo)))
      .orderBy(asc(baseLog.id))
      .limit(BATCH);
    yield* batch;
    lastId = batch.at(-1)?.id ?? lastId;
    rows += batch.length;
    onRows?.(rows);
    signal?.throwIfAborted();
    if (batch.length < BATCH) return;
    await (isUnhurried ? setTimeout(performance.now() - begun) : setImmediate());
  }
}
