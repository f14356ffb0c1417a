import { getTableColumns, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Tx } from '../db';

/**
 * Adds many rows, which give the same columns, in one statement. They travel as one JSON: the query builder takes longer
 * to name a parameter for each cell than the database takes to write the rows.
 */
export async function insertMany<Table extends PgTable>(
  tx: Tx,
  table: Table,
  rows: readonly (Table['$inferInsert'] & object)[],
): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const given = Object.entries(getTableColumns<PgTable>(table)).filter(([key]) => Object.hasOwn(first, key));
  const columns = given.map(([, { name }]) => sql.identifier(name));
  const keys = given.map(([key]) => sql.identifier(key));
  const typed = given.map(([key, column]) => sql`${sql.identifier(key)} ${sql.raw(column.getSQLType())}`);
  await tx.execute(sql`
    insert into ${table} (${sql.join(columns, sql`, `)})
    select ${sql.join(keys, sql`, `)}
      from json_to_recordset(${JSON.stringify(rows)}::text::json) as given (${sql.join(typed, sql`, `)})`);
}
