import type { LookupItem } from '@urzad/contract';
import { and, getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { EntityTable, RowOf } from '../columns';
import type { Db } from '../db';
import { COUNT_LIMIT } from './count-limit';

/** The query of a field that chooses from a list (`foundItems` of the contract). */
export interface FoundQuery {
  has_text?: string | undefined;
  page_count: number;
}

interface ItemList<Table extends EntityTable> {
  table: Table;
  where: SQL | undefined;
  /** Begins with what an index is sorted by. */
  order: readonly SQL[];
  itemOf: (row: RowOf<Table>) => LookupItem;
}

/** The first items of a list, and the number of all that match. */
export async function findItems<Table extends EntityTable>(
  db: Db,
  { table, where, order, itemOf }: ItemList<Table>,
  { page_count }: FoundQuery,
): Promise<{ data: LookupItem[]; count: number }> {
  const from: PgTable = table;
  const matches = and(sql`${table.deleted} = 'no'`, where);
  const rows = await db
    .select(getTableColumns(from))
    .from(from)
    .where(matches)
    .orderBy(...order)
    .limit(page_count);
  const counted = db.select({ one: sql`1` }).from(from).where(matches).limit(COUNT_LIMIT);
  const count = rows.length < page_count ? rows.length : await db.$count(counted.as('counted'));
  return { data: rows.map((row) => itemOf(row as RowOf<Table>)), count };
}
