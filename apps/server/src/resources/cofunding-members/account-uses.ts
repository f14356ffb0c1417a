import { and, eq, like } from 'drizzle-orm';
import type { Db } from '../../db';
import type { ItemUse, UsedItem } from '../libraries/public';
import { cofundingMember as table } from './table';

/** Participants whose account is of a bank of the dictionary: its code stands behind the two check digits. */
export async function membersOfBank(db: Db, { id_application, code }: UsedItem): Promise<ItemUse> {
  const isOfBank = and(
    eq(table.id_application, id_application),
    like(table.bank_account_number, `__${code}%`),
    eq(table.deleted, 'no'),
  );
  return { of: 'member', count: await db.$count(table, isOfBank) };
}
