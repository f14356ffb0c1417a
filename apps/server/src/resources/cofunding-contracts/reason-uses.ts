import { and, eq } from 'drizzle-orm';
import type { Db } from '../../db';
import type { ItemUse, UsedItem } from '../libraries/public';
import { cofundingContract as table } from './table';

/** Contracts that went back to their preparation for a reason of the dictionary. */
export async function contractsReturnedFor(db: Db, { id_application, code }: UsedItem): Promise<ItemUse> {
  const isFor = and(eq(table.id_application, id_application), eq(table.return_reason, code));
  return { of: 'contract', count: await db.$count(table, isFor) };
}
