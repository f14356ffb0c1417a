import { eq, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db';
import { rowsOf } from '../../unit-of-work/rows';
import { type ContractRecord, cofundingContract, cofundingContractCounter } from './table';

export type { ContractRecord } from './table';

/** An insert throws `object-exist` when the registration has a contract already. */
export const rows = rowsOf(cofundingContract);

/** The next number of an edition. Whoever prepares a contract waits here for the one before. */
export async function takeOrdinal(tx: Tx, edition: string): Promise<number> {
  const { last } = cofundingContractCounter;
  const [row] = await tx
    .insert(cofundingContractCounter)
    .values({ edition, last: 1 })
    .onConflictDoUpdate({ target: cofundingContractCounter.edition, set: { last: sql`${last} + 1` } })
    .returning({ last });
  if (!row) throw new Error(`The counter of edition ${edition} gave no row.`);
  return row.last;
}

/** The contract of a registration, if one was prepared. The access of a caller is not checked. */
export async function findOfRegistration(
  db: Db,
  id_registration: number,
): Promise<ContractRecord | undefined> {
  const [row] = await db
    .select()
    .from(cofundingContract)
    .where(eq(cofundingContract.id_registration, id_registration));
  return row;
}
