import { sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Tx } from '../db';

/** The last number of each year. */
type YearCounter = PgTable & Record<'year' | 'last', PgColumn>;

/** The next number of a year. Whoever takes one waits here for the one before. */
export async function takeOrdinal(tx: Tx, counter: YearCounter, year: number): Promise<number> {
  const [row] = await tx
    .insert(counter as PgTable)
    .values({ year, last: 1 } as object)
    .onConflictDoUpdate({ target: counter.year, set: { last: sql`${counter.last} + 1` } })
    .returning({ last: sql`${counter.last}`.mapWith(Number) });
  if (!row) throw new Error(`The counter of ${year} gave no row.`);
  return row.last;
}
