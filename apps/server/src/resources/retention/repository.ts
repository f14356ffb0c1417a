import { DEFAULT_APPLICATION } from '@urzad/contract';
import { RETENTION_LIST_LAW, type RetentionStatus } from '@urzad/grants';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { Author } from '../../author';
import type { Db, Tx } from '../../db';
import { rowsOf } from '../../unit-of-work/rows';
import { type RetentionListRecord, retentionList, retentionRow } from './table';

export const lists = rowsOf(retentionList);
export const people = rowsOf(retentionRow);

const ofServer = and(eq(retentionList.id_application, DEFAULT_APPLICATION), eq(retentionList.deleted, 'no'));

export async function hasPrepared(db: Db): Promise<boolean> {
  return (await db.$count(retentionList, and(ofServer, eq(retentionList.status, 'prepared')))) > 0;
}

/** The newest lists. */
export function newestLists(db: Db, most: number): Promise<RetentionListRecord[]> {
  return db.select().from(retentionList).where(ofServer).orderBy(desc(retentionList.id)).limit(most);
}

/** How many people of a list are in each status. */
export async function countPeople(
  db: Db,
  id_list: number,
): Promise<Partial<Record<RetentionStatus, number>>> {
  const rows = await db
    .select({ status: retentionRow.status, count: sql<number>`count(*)`.mapWith(Number) })
    .from(retentionRow)
    .where(eq(retentionRow.id_list, id_list))
    .groupBy(retentionRow.status);
  return Object.fromEntries(rows.map(({ status, count }) => [status, count]));
}

/** Ends an approved list once nobody of it waits. @returns whether it did */
export async function finishList(tx: Tx, list: RetentionListRecord, by: Author): Promise<boolean> {
  const status = RETENTION_LIST_LAW.statusAfter('finish', list.status);
  if (!status || (await countPeople(tx, list.id)).approved) return false;
  await lists.update(tx, list.id, { values: { status }, by });
  return true;
}
