import { and, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '../db';
import { COUNT_LIMIT } from './count-limit';

interface Tabs<Tab extends string, Asked> {
  table: PgTable;
  /** The access condition. */
  where: SQL | undefined;
  /** What each tab asks for, over the filters of the list. */
  tabs: Readonly<Record<Tab, Asked>>;
  /** The filters of the list behind a tab. */
  listBehind(asked: Asked): SQL | undefined;
}

/**
 * The counts on the tabs of a list, in one statement; each is exact up to `COUNT_LIMIT`, as that of the list behind it is.
 * Counted one by one: all of them in one pass would read every row of the list whatever the limit.
 */
export async function countByTab<Tab extends string, Asked>(
  db: Db,
  { table, where, tabs, listBehind }: Tabs<Tab, Asked>,
): Promise<Record<Tab, number>> {
  const limit = sql.raw(String(COUNT_LIMIT));
  const count = (behind: SQL | undefined) => {
    const counted = sql`select 1 from ${table} where ${and(where, behind) ?? sql`true`} limit ${limit}`;
    return sql`(select count(*) from (${counted}) as counted)`.mapWith(Number);
  };
  const counts = Object.entries<Asked>(tabs).map(([tab, asked]) => [tab, count(listBehind(asked))]);
  const [row] = await db.select(Object.fromEntries(counts)).from(sql`(select 1) as one`);
  if (!row) throw new Error('A count gave no row.');
  return row as Record<Tab, number>; // the entries of `tabs` make its fields
}
