import { and, desc, eq, ne } from 'drizzle-orm';
import type { Db } from '../../db';
import { cofundingCall } from './table';

export type CallRow = typeof cofundingCall.$inferSelect;

/** Announced calls, newest first: a few in a year. A draft of a call is not public. */
export function findAllAnnounced(db: Db): Promise<CallRow[]> {
  return db
    .select()
    .from(cofundingCall)
    .where(announced())
    .orderBy(desc(cofundingCall.open_from), desc(cofundingCall.id));
}

export async function findAnnounced(db: Db, id: number): Promise<CallRow | undefined> {
  const [row] = await db
    .select()
    .from(cofundingCall)
    .where(and(announced(), eq(cofundingCall.id, id)));
  return row;
}

function announced() {
  return and(ne(cofundingCall.status, 'draft'), eq(cofundingCall.deleted, 'no'));
}
