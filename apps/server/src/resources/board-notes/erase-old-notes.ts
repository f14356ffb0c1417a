import { warsawDate } from '@urzad/domain';
import { and, asc, inArray, isNull, lt, or } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { boardNote as table } from './table';

/** Rows that are erased at once. */
const BATCH = 500;

/**
 * Erases notes that nobody has changed since a time and whose day was before it too, done or not, and logs how many.
 * @returns how many
 */
export async function eraseBoardNotes(
  app: FastifyInstance,
  before: Date,
  { signal, task }: { signal: AbortSignal; task: string },
): Promise<number> {
  const isOld = and(
    lt(table.mod_date, before),
    or(isNull(table.due_date), lt(table.due_date, warsawDate(before))),
  );
  let erased = 0;
  for (;;) {
    signal.throwIfAborted();
    const rows = await app.writeAsSystem(task, async (tx, note) => {
      const old = tx.select({ id: table.id }).from(table).where(isOld).orderBy(asc(table.id)).limit(BATCH);
      // Asked again of each row: a colleague may have changed it meanwhile.
      const gone = await tx
        .delete(table)
        .where(and(inArray(table.id, old), isOld))
        .returning({ id: table.id });
      if (gone.length > 0)
        note({ event: 'boardnote.expired', level: 'warning', diff: { changed: gone.length } });
      return gone.length;
    });
    erased += rows;
    if (rows < BATCH) return erased;
  }
}
