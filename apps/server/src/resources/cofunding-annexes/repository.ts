import { eq, sql } from 'drizzle-orm';
import type { Tx } from '../../db';
import { rowsOf } from '../../unit-of-work/rows';
import { cofundingAnnex } from './table';

export type { AnnexRecord } from './table';

/** An insert throws `object-exist` when the contract has an annex that is not signed yet. */
export const rows = rowsOf(cofundingAnnex);

/** The next number of a contract, which the caller has locked. */
export async function nextOrdinal(tx: Tx, id_contract: number): Promise<number> {
  const [row] = await tx
    .select({ last: sql<number | null>`max(${cofundingAnnex.n})` })
    .from(cofundingAnnex)
    .where(eq(cofundingAnnex.id_contract, id_contract));
  return (row?.last ?? 0) + 1;
}
