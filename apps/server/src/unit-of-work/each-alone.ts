import type { FastifyInstance } from 'fastify';

/**
 * Does the work for each id, one after another. One that fails keeps no other back; it is logged.
 * @param work whether it changed something
 * @returns how many were changed
 * @throws after the last one when some failed, and between two when the server stops
 */
export async function eachAlone<Row extends { id: number }>(
  { log }: Pick<FastifyInstance, 'log'>,
  { rows, signal }: { rows: readonly Row[]; signal: AbortSignal },
  work: (row: Row) => Promise<boolean>,
): Promise<number> {
  let changed = 0;
  let failed = 0;
  for (const row of rows) {
    signal.throwIfAborted();
    try {
      if (await work(row)) changed += 1;
    } catch (error) {
      failed += 1;
      log.error({ err: error, id: row.id }, 'A cyclic task failed for one of its objects');
    }
  }
  if (failed > 0) throw new Error(`${failed} of ${rows.length} failed`);
  return changed;
}
