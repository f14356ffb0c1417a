import { and, count, desc, eq, ne } from 'drizzle-orm';
import type { Db } from '../../db';
import { cofundingCall } from './table';

export type CallRow = typeof cofundingCall.$inferSelect;

interface CallFilters {
  status?: CallRow['status'] | undefined;
  page?: number | undefined;
  page_count: number;
}

/** Announced calls, newest first. A draft is the office's own business. */
export async function findPage(db: Db, { status, page = 1, page_count }: CallFilters) {
  const matches = and(announced(), status && eq(cofundingCall.status, status));
  const rows = await db
    .select()
    .from(cofundingCall)
    .where(matches)
    .orderBy(desc(cofundingCall.open_from), desc(cofundingCall.id))
    .limit(page_count)
    .offset((page - 1) * page_count);
  const [total] = await db.select({ count: count() }).from(cofundingCall).where(matches);
  return { rows, count: total?.count ?? 0 };
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
