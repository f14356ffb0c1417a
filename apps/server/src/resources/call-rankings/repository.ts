import type { RankedRow, RankingList } from '@urzad/grants';
import { and, desc, eq, isNotNull, sql } from 'drizzle-orm';
import { type Author, createdBy } from '../../author';
import type { Db, Tx } from '../../db';
import { findPage } from '../../lists/find-page';
import { insertMany } from '../../unit-of-work/insert-many';
import { rowsOf } from '../../unit-of-work/rows';
import { cofundingRanking, cofundingRankingRow } from './table';

export type RankingRecord = typeof cofundingRanking.$inferSelect;
export type RankingRowRecord = typeof cofundingRankingRow.$inferSelect;

export const rankings = rowsOf(cofundingRanking);

/** The proposal that is not published yet, or else the list that was published last. */
export async function findLast(db: Db, id_call: number): Promise<RankingRecord | undefined> {
  const [row] = await db
    .select()
    .from(cofundingRanking)
    .where(and(eq(cofundingRanking.id_call, id_call), eq(cofundingRanking.deleted, 'no')))
    .orderBy(desc(cofundingRanking.version_no))
    .limit(1);
  return row;
}

export async function findPublished(db: Db, id_call: number): Promise<RankingRecord | undefined> {
  const { id_call: call, published_date, version_no, deleted } = cofundingRanking;
  const [row] = await db
    .select()
    .from(cofundingRanking)
    .where(and(eq(call, id_call), isNotNull(published_date), eq(deleted, 'no')))
    .orderBy(desc(version_no))
    .limit(1);
  return row;
}

/** A version that was published. */
export async function findVersion(
  db: Db,
  { id_call, version_no }: Pick<RankingRecord, 'id_call' | 'version_no'>,
): Promise<RankingRecord | undefined> {
  const { id_call: call, published_date, version_no: version, deleted } = cofundingRanking;
  const [row] = await db
    .select()
    .from(cofundingRanking)
    .where(and(eq(call, id_call), eq(version, version_no), isNotNull(published_date), eq(deleted, 'no')));
  return row;
}

/**
 * Replaces the rows of a version. They are written in the common order, which is that of their ids.
 * @param told ids of applications that no letter is due about
 */
export async function writeRows(
  tx: Tx,
  { id_ranking, rows, told }: { id_ranking: number; rows: readonly RankedRow[]; told?: ReadonlySet<number> },
  by: Author,
): Promise<void> {
  await tx.delete(cofundingRankingRow).where(eq(cofundingRankingRow.id_ranking, id_ranking));
  const values = rows.map((row, at) => ({
    ...createdBy(by),
    id_ranking,
    id_registration: row.id,
    number: row.number,
    list: row.list,
    position: at + 1,
    result: row.result,
    rank_no: row.rank_no,
    points: row.points,
    has_disabled_child: row.hasDisabledChild ? ('yes' as const) : ('no' as const),
    send_date: new Date(row.sent),
    cost: row.cost,
    told_date: told?.has(row.id) ? by.date : null,
  }));
  await insertMany(tx, cofundingRankingRow, values);
}

export function findRows(db: Db, id_ranking: number): Promise<RankingRowRecord[]> {
  return db
    .select()
    .from(cofundingRankingRow)
    .where(eq(cofundingRankingRow.id_ranking, id_ranking))
    .orderBy(cofundingRankingRow.id);
}

const SORTS = {
  position: {
    column: sql`lpad(${cofundingRankingRow.position}::text, 6, '0')`,
    cast: 'text',
    valueOf: ({ position }: RankingRowRecord) => String(position).padStart(6, '0'),
  },
} as const;

/** One page of the rows, in the common order. */
export function findRowPage(
  db: Db,
  { id_ranking, list }: { id_ranking: number; list: RankingList | undefined },
  query: Parameters<typeof findPage<typeof cofundingRankingRow, 'position'>>[2],
) {
  const table = cofundingRankingRow;
  const where = and(eq(table.id_ranking, id_ranking), list && eq(table.list, list));
  return findPage(db, { table, where, sorts: SORTS, fallback: 'id' }, query);
}

/** How many have which result, on which list. */
export async function countResults(db: Db, id_ranking: number) {
  const { list, result } = cofundingRankingRow;
  return db
    .select({ list, result, count: sql<number>`count(*)`.mapWith(Number) })
    .from(cofundingRankingRow)
    .where(eq(cofundingRankingRow.id_ranking, id_ranking))
    .groupBy(list, result);
}
