import { type Column, type SQL, sql } from 'drizzle-orm';
import type { EntityTable } from '../../columns';

/**
 * Whether an object, of the table and with the id of a row, fulfils a condition. A scalar subquery and no `exists`:
 * PostgreSQL answers it row by row from the primary key, and never reads the whole table for one page (decision 0173).
 */
export function isSeen(table: EntityTable, id: Column, where: SQL | undefined): SQL {
  const seen = where ? sql` and ${where}` : sql``;
  return sql`(select true from ${table} where ${table.id} = ${id}${seen})`;
}
