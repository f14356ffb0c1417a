import type { FreeMeans, RankingResult, RegistrationStatus, WaitingApplication } from '@urzad/grants';
import { and, asc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../db';
import type { CallRow } from '../../cofunding-calls/public';
import { cofundingRegistration as table } from '../table';

/** Statuses in which an application holds a place and its money. */
const HOLDING = ['qualified', 'documents', 'documents_check', 'contract_stage', 'member'] as const;

const HELD = {
  places: sql<number>`count(*) filter (where ${table.place_free} = 'no')`.mapWith(Number),
  reserved: sql<number>`coalesce(sum(${table.cost}), 0)`.mapWith(Number),
};

const isKept = (id_call: number) => and(eq(table.id_call, id_call), eq(table.deleted, 'no'));

/** Calls with a reserve list. */
export async function findCallsWithReserve(db: Db): Promise<{ id: number }[]> {
  return db
    .selectDistinct({ id: table.id_call })
    .from(table)
    .where(and(eq(table.status, 'reserve'), eq(table.deleted, 'no')));
}

/** The places of a call that are held, and the money that is reserved for them and for those who resigned. */
export async function heldMeans(db: Db, id_call: number): Promise<{ places: number; reserved: number }> {
  const [row] = await db
    .select(HELD)
    .from(table)
    .where(and(isKept(id_call), inArray(table.status, [...HOLDING])));
  if (!row) throw new Error('A sum gave no row.');
  return row;
}

/** The same of several calls, by their ids. A call that holds nothing is left out. */
export async function heldByCall(
  db: Db,
  ids: readonly number[],
): Promise<Map<number, { places: number; reserved: number }>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id_call: table.id_call, ...HELD })
    .from(table)
    .where(
      and(inArray(table.id_call, [...ids]), eq(table.deleted, 'no'), inArray(table.status, [...HOLDING])),
    )
    .groupBy(table.id_call);
  return new Map(rows.map(({ id_call, ...held }) => [id_call, held]));
}

/** What a call has left to give. */
export async function freeMeans(
  db: Db,
  { id, places_in_zone, places_out_zone, budget }: CallRow,
): Promise<FreeMeans> {
  const held = await heldMeans(db, id);
  return { places: places_in_zone + places_out_zone - held.places, budget: budget - held.reserved };
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

/** The present result of ranked applications: who was withdrawn or has expired since has none. */
export async function findResults(
  db: Db,
  ids: readonly number[],
): Promise<Map<number, { result: RankingResult; rank_no: number | null; points: number }>> {
  const rows = await db
    .select({ id: table.id, status: table.status, rank_no: table.rank_no, points: table.points_final })
    .from(table)
    .where(and(inArray(table.id, [...ids]), eq(table.deleted, 'no')));
  return new Map(
    rows.flatMap(({ id, status, rank_no, points }) => {
      const result = resultOf(status);
      return result
        ? [[id, { result, rank_no: result === 'reserve' ? rank_no : null, points: points ?? 0 }]]
        : [];
    }),
  );
}

function resultOf(status: RegistrationStatus): RankingResult | undefined {
  if (HOLDING.some((one) => one === status)) return 'qualified';
  return status === 'reserve' || status === 'not_qualified' ? status : undefined;
}

/** Writes the order of a reserve list. */
export async function writeReserve(tx: Tx, ids: readonly number[]): Promise<void> {
  for (const [at, id] of ids.entries()) {
    await tx
      .update(table)
      .set({ rank_no: at + 1 })
      .where(eq(table.id, id));
  }
}

/** The places of a reserve list as they are published: they stay with who moves up later. */
export async function keepPublishedPlaces(tx: Tx, id_call: number): Promise<void> {
  await tx
    .update(table)
    .set({ reserve_no: table.rank_no })
    .where(and(isKept(id_call), eq(table.status, 'reserve')));
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
