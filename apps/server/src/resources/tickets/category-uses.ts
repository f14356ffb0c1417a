import { and, eq } from 'drizzle-orm';
import type { Db } from '../../db';
import type { ItemUse, UsedItem } from '../libraries/public';
import { ticket as table } from './table';

/** Tickets of a category of the dictionary, closed ones too. */
export async function ticketsOfCategory(db: Db, { id_application, code }: UsedItem): Promise<ItemUse> {
  const isOf = and(eq(table.id_application, id_application), eq(table.category, code));
  return { of: 'ticket', count: await db.$count(table, isOf) };
}
