import { and, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '../db';
import { TAB_COUNT_LIMIT } from './count-limit';

interface Tabs<Tab extends string, Asked> {
  table: PgTable;
  /** The access condition. */
  where: SQL | undefined;
  /** What each tab asks for, over the filters of the list. */
  tabs: Readonly<Record<Tab, Asked>>;
  /** The filters of the list behind a tab, without `search`. */
  listBehind(asked: Asked): SQL | undefined;
  /** A search that an index of words answers. Every tab has it, and it is asked once for all of them. */
  search?: SQL | undefined;
  /**
   * What a search finds is sorted into the tabs up to this number; of more each tab is counted by itself. Small where
   * `listBehind` looks up other tables.
   */
  sortedOut?: number;
}

/** Reading so many costs less than five searches for the same words. */
const SORTED_OUT = 30_000;

/**
 * The counts on the tabs of a list; each is exact up to `TAB_COUNT_LIMIT` (decision 0188). What a search finds is read once
 * and sorted into the tabs. Without one, or where it finds very much, each is counted by itself: all of them in one pass
 * would read every row of the list whatever the limit.
 */
export async function countByTab<Tab extends string, Asked>(
  db: Db,
  counted: Tabs<Tab, Asked>,
): Promise<Record<Tab, number>> {
  return (counted.search && (await countSearched(db, counted, counted.search))) ?? countEach(db, counted);
}

/** @returns undefined when more is found than is sorted out */
async function countSearched<Tab extends string, Asked>(
  db: Db,
  { table, where, tabs, listBehind, sortedOut = SORTED_OUT }: Tabs<Tab, Asked>,
  search: SQL,
): Promise<Record<Tab, number> | undefined> {
  const limit = sql.raw(String(sortedOut + 1));
  const found = sql`select * from ${table} where ${and(where, search)} limit ${limit}`;
  const counts = Object.entries<Asked>(tabs).map(([tab, asked]) => {
    const behind = listBehind(asked) ?? sql`true`;
    return [tab, sql`least(count(*) filter (where ${behind}), ${TAB_COUNT_LIMIT}::int)`.mapWith(Number)];
  });
  const [row] = await db
    .select({ all: sql`count(*)`.mapWith(Number), tabs: Object.fromEntries(counts) })
    // Under the name of the table, so that what is said of its columns is said of these.
    .from(sql`(${found}) as ${table}`);
  if (!row) throw new Error('A count gave no row.');
  return row.all > sortedOut ? undefined : (row.tabs as Record<Tab, number>); // the entries of `tabs` make its fields
}

async function countEach<Tab extends string, Asked>(
  db: Db,
  { table, where, search, tabs, listBehind }: Tabs<Tab, Asked>,
): Promise<Record<Tab, number>> {
  const limit = sql.raw(String(TAB_COUNT_LIMIT));
  const count = (behind: SQL | undefined) => {
    const counted = sql`select 1 from ${table} where ${and(where, search, behind) ?? sql`true`} limit ${limit}`;
    return sql`(select count(*) from (${counted}) as counted)`.mapWith(Number);
  };
  const counts = Object.entries<Asked>(tabs).map(([tab, asked]) => [tab, count(listBehind(asked))]);
  const [row] = await db.select(Object.fromEntries(counts)).from(sql`(select 1) as one`);
  if (!row) throw new Error('A count gave no row.');
  return row as Record<Tab, number>; // the entries of `tabs` make its fields
}
