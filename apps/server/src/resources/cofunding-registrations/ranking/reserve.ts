import type { WaitingApplication } from '@urzad/grants';
import { and, asc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../db';
import { cofundingRegistration as table } from '../table';

/** Statuses in which an application holds a place and its money. */
const HOLDING = ['qualified', 'documents', 'documents_check', 'contract_stage', 'member'] as const;

const isKept = (id_call: number) => and(eq(table.id_call, id_call), eq(table.deleted, 'no'));

/** Calls with a reserve list. */
export async function findCallsWithReserve(db: Db): Promise<{ id: number }[]> {
  return db
    .selectDistinct({ id: table.id_call })
    .from(table)
    .where(and(eq(table.status, 'reserve'), eq(table.deleted, 'no')));
}

/** The places of a call that are held, and the money that is reserved for them. */
export async function heldMeans(db: Db, id_call: number): Promise<{ places: number; reserved: number }> {
  const [row] = await db
    .select({
      places: sql<number>`count(*)`.mapWith(Number),
      reserved: sql<number>`coalesce(sum(${table.cost}), 0)`.mapWith(Number),
    })
    .from(table)
    .where(and(isKept(id_call), inArray(table.status, [...HOLDING])));
  if (!row) throw new Error('A sum gave no row.');
  return row;
}

/** The reserve list in its order. */
export async function findReserve(db: Db, id_call: number): Promise<WaitingApplication[]> {
  const rows = await db
    .select({ id: table.id, rank_no: table.rank_no, cost: table.cost })
    .from(table)
    .where(and(isKept(id_call), eq(table.status, 'reserve'), isNotNull(table.rank_no)))
    .orderBy(asc(table.rank_no), asc(table.id));
  return rows.map(({ id, rank_no, cost }) => ({ id, rank_no: rank_no ?? 0, cost: cost ?? 0 }));
}

/** Everybody behind moves up: the places of a reserve list have no gaps. */
export async function closeGaps(tx: Tx, id_call: number): Promise<void> {
  const reserve = await findReserve(tx, id_call);
  for (const [at, { id, rank_no }] of reserve.entries()) {
    if (rank_no !== at + 1)
      await tx
        .update(table)
        .set({ rank_no: at + 1 })
        .where(eq(table.id, id));
  }
}
