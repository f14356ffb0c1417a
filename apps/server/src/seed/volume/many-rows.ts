import { addDays, type IsoDate } from '@urzad/domain';
import { getTableName, type InferInsertModel, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Tx } from '../../db';

/** Rows of one statement: PostgreSQL takes 65,535 values at most, and the widest table has about 60 columns. */
const ROWS_OF_INSERT = 500;
const DAY_MS = 86_400_000;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

export async function insertMany<Table extends PgTable>(
  tx: Tx,
  table: Table,
  rows: readonly InferInsertModel<Table>[],
): Promise<void> {
  for (let at = 0; at < rows.length; at += ROWS_OF_INSERT) {
    // TypeScript cannot see the columns while the table is a parameter.
    await tx.insert(table as PgTable).values(rows.slice(at, at + ROWS_OF_INSERT) as object[]);
  }
}

/** The next ids of a table, of its own sequence: what the portal adds later follows them. */
export async function takeIds(tx: Tx, table: PgTable, count: number): Promise<number[]> {
  const name = getTableName(table);
  const rows = await tx
    .select({ id: sql<string>`nextval(pg_get_serial_sequence(${`"${name}"`}, 'id'))` })
    .from(sql`generate_series(1, ${count}::int) as n`);
  return rows.map(({ id }) => Number(id)).toSorted((one, other) => one - other);
}

/** A row of the demo as the pattern of others: later by days, and without what each row has for itself. */
export function copyOf<Row extends { id?: unknown; uuid?: unknown }>(
  { id, uuid, ...row }: Row,
  days: number,
): Omit<Row, 'id' | 'uuid'> {
  const moved = Object.entries(row).map(([name, value]) => [name, later(value, days)]);
  return Object.fromEntries(moved) as Omit<Row, 'id' | 'uuid'>;
}

function later(value: unknown, days: number): unknown {
  if (value instanceof Date) return new Date(value.getTime() + days * DAY_MS);
  if (typeof value === 'string' && DAY.test(value)) return addDays(value as IsoDate, days);
  return value;
}

/** The row of a pattern. @throws when the ordinary demo has none */
export function patternOf<Row>(row: Row | undefined, what: string): Row {
  if (row === undefined) throw new Error(`The demo data has no ${what} to make more of.`);
  return row;
}
