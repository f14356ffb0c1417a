import { and, asc, desc, type SQL, sql } from 'drizzle-orm';
import type { LogRow } from '../../audit-log/chain';
import { baseLog } from '../../audit-log/table';
import type { Db } from '../../db';
import { COUNT_LIMIT } from '../../lists/count-limit';
import { parseCursor, toCursor } from '../../lists/cursor';

interface PageQuery {
  page?: number | undefined;
  page_count: number;
  after?: string | undefined;
  sort?: 'date' | '-date' | undefined;
}

/**
 * One page of the log, the newest first unless it is asked for otherwise. The log is no entity (`findPage`): no row of it
 * is ever deleted, and its ids are longer than theirs.
 */
export async function findLogPage(
  db: Db,
  where: SQL | undefined,
  { page = 1, page_count, after, sort = '-date' }: PageQuery,
) {
  const isDescending = sort === '-date';
  const inOrder = isDescending ? desc : asc;
  const cursor = after === undefined ? undefined : parseCursor(after);
  const [rows, found] = await Promise.all([
    db
      .select()
      .from(baseLog)
      .where(and(where, cursor && beyond(cursor, isDescending)))
      .orderBy(inOrder(baseLog.date), inOrder(baseLog.id))
      .limit(page_count + 1)
      .offset(cursor ? 0 : (page - 1) * page_count),
    countUpTo(db, where, COUNT_LIMIT + 1),
  ]);
  const shown = rows.slice(0, page_count);
  const last = rows.length > page_count ? shown.at(-1) : undefined;
  return { rows: shown, found, next: last && cursorOf(last) };
}

/** How many rows there are, at most `limit`. */
export function countUpTo(db: Db, where: SQL | undefined, limit: number): Promise<number> {
  const counted = db.select({ one: sql`1` }).from(baseLog).where(where).limit(limit);
  return db.$count(counted.as('counted'));
}

/** The rows of a list from the newest on, in batches, at most `limit` of them. */
export async function* newestFirst(
  db: Db,
  where: SQL | undefined,
  { limit, batch }: { limit: number; batch: number },
): AsyncGenerator<LogRow[]> {
  let after: string | undefined;
  for (let sent = 0; sent < limit; sent += batch) {
    const cursor = after === undefined ? undefined : parseCursor(after);
    const rows = await db
      .select()
      .from(baseLog)
      .where(and(where, cursor && beyond(cursor, true)))
      .orderBy(desc(baseLog.date), desc(baseLog.id))
      .limit(Math.min(batch, limit - sent));
    const last = rows.at(-1);
    if (!last) return;
    yield rows;
    after = cursorOf(last);
  }
}

function cursorOf({ date, id }: LogRow): string {
  return toCursor({ value: date.toISOString(), id });
}

function beyond({ value, id }: { value: string | null; id: number }, isDescending: boolean): SQL {
  const end = sql`(cast(${value} as timestamptz), cast(${id} as bigint))`;
  return isDescending
    ? sql`(${baseLog.date}, ${baseLog.id}) < ${end}`
    : sql`(${baseLog.date}, ${baseLog.id}) > ${end}`;
}
