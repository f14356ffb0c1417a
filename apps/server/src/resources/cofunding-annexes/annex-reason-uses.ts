import { and, eq } from 'drizzle-orm';
import type { Db } from '../../db';
import type { ItemUse, UsedItem } from '../libraries/public';
import { cofundingAnnex as table } from './table';

/** Annexes that went back to their preparation for a reason of the dictionary. */
export async function annexesReturnedFor(db: Db, { id_application, code }: UsedItem): Promise<ItemUse> {
  const isFor = and(eq(table.id_application, id_application), eq(table.return_reason, code));
  return { of: 'annex', count: await db.$count(table, isFor) };
}
