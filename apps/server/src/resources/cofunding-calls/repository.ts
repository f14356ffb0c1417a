import { and, asc, desc, eq, isNotNull, ne, sql } from 'drizzle-orm';
import { ApiError } from '../../api-error';
import type { Db, Tx } from '../../db';
import { findPage } from '../../lists/find-page';
import { rowsOf } from '../../unit-of-work/rows';
import { type Viewer, visibleTo, visibleToAll } from './policy';
import { cofundingCall } from './table';

const rows = rowsOf(cofundingCall);

export type CallRow = typeof cofundingCall.$inferSelect;

/** Announced calls, newest first: a few in a year. A draft of a call is not public. */
export function findAllAnnounced(db: Db, id_application: number): Promise<CallRow[]> {
  return db
    .select()
    .from(cofundingCall)
    .where(visibleToAll(id_application))
    .orderBy(desc(cofundingCall.open_from), desc(cofundingCall.id));
}

/** @throws ApiError `object-no-exist` */
export function getAnnounced(
  db: Db,
  { id, id_application }: { id: number; id_application: number },
): Promise<CallRow> {
  return rows.get(db, id, visibleToAll(id_application));
}

/**
 * A call is about no person.
 * @throws ApiError `object-no-exist`
 */
export async function ownerOfVisible(db: Db, viewer: Viewer, id: number): Promise<undefined> {
  await getVisible(db, id, viewer);
}

export const { insert, touch } = rows;

/** Announced calls of which some accounts are not told yet. */
export function findUntold(db: Db): Promise<Pick<CallRow, 'id'>[]> {
  const { id, told_to, deleted } = cofundingCall;
  return db
    .select({ id })
    .from(cofundingCall)
    .where(and(isNotNull(told_to), eq(deleted, 'no')))
    .orderBy(asc(id));
}

/** @throws ApiError `object-no-exist` */
export function getVisible(db: Db, id: number, viewer: Viewer): Promise<CallRow> {
  return rows.get(db, id, visibleTo(viewer));
}

const SORTS = {
  create_date: {
    column: sql`${cofundingCall.create_date}`,
    cast: 'timestamptz',
    valueOf: ({ create_date }: CallRow) => create_date.toISOString(),
  },
} as const;

/** All calls that this viewer may see, the newest first. */
export function findSetupPage(
  db: Db,
  viewer: Viewer,
  query: Parameters<typeof findPage<typeof cofundingCall, 'create_date'>>[2],
) {
  const list = { table: cofundingCall, where: visibleTo(viewer), sorts: SORTS, fallback: '-id' as const };
  return findPage(db, list, query);
}

/** @throws ApiError `object-exist` */
export async function refuseTakenNumber(
  tx: Tx,
  { id, number }: Pick<CallRow, 'id' | 'number'>,
): Promise<void> {
  const isOther = and(eq(cofundingCall.number, number), ne(cofundingCall.id, id));
  if ((await tx.$count(cofundingCall, isOther)) > 0) throw new ApiError('object-exist', { field: 'number' });
}
