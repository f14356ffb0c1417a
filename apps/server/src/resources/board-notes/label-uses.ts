import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../db';
import type { ItemUse, UsedItem } from '../libraries/public';
import { boardNote as table } from './table';

/** Notes with a label of the dictionary, done ones too. */
export async function notesLabelled(db: Db, { id_application, code }: UsedItem): Promise<ItemUse> {
  const isLabelled = sql`${table.labels} @> ${JSON.stringify([code])}::jsonb`;
  const where = and(eq(table.id_application, id_application), eq(table.deleted, 'no'), isLabelled);
  return { of: 'boardnote', count: await db.$count(table, where) };
}
