import { inArray } from 'drizzle-orm';
import type { Db } from '../../db';
import { type CareProviderRow, careProvider as table } from './table';

/** The providers that other objects name, by their ids. The access of a caller is not checked. */
export async function findProviders(db: Db, ids: readonly number[]): Promise<Map<number, CareProviderRow>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select()
    .from(table)
    .where(inArray(table.id, [...ids]));
  return new Map(rows.map((row) => [row.id, row]));
}
