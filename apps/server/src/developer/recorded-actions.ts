import { count, desc, eq, inArray } from 'drizzle-orm';
import type { Db } from '../db';
import { baseRecordedAction as table } from './table';

export type RecordedActionRow = typeof table.$inferSelect;

/** A list keeps so many of its newest calls. */
export const ACTIONS_MAX = 500;

export async function insertAction(db: Db, action: typeof table.$inferInsert): Promise<void> {
  await db.insert(table).values(action);
  const old = db
    .select({ id: table.id })
    .from(table)
    .where(eq(table.id_user, action.id_user))
    .orderBy(desc(table.id))
    .offset(ACTIONS_MAX);
  await db.delete(table).where(inArray(table.id, old));
}

/** The newest first. */
export function findActions(
  db: Db,
  id_user: number,
  { page = 1, page_count }: { page?: number | undefined; page_count: number },
): Promise<RecordedActionRow[]> {
  return db
    .select()
    .from(table)
    .where(eq(table.id_user, id_user))
    .orderBy(desc(table.id))
    .limit(page_count)
    .offset((page - 1) * page_count);
}

export async function countActions(db: Db, id_user: number): Promise<number> {
  const [row] = await db.select({ all: count() }).from(table).where(eq(table.id_user, id_user));
  return row?.all ?? 0;
}
