import { desc } from 'drizzle-orm';
import type { Db } from '../../db';
import { rowsOf } from '../../unit-of-work/rows';
import { visibleToAll } from './policy';
import { cofundingCall } from './table';

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
  return rowsOf(cofundingCall).get(db, id, visibleToAll(id_application));
}

/**
 * A call is about no person.
 * @throws ApiError `object-no-exist`
 */
export async function ownerOfVisible(
  db: Db,
  { id_application }: { id_application: number },
  id: number,
): Promise<undefined> {
  await getAnnounced(db, { id, id_application });
}
