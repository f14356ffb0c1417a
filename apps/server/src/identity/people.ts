import { inArray } from 'drizzle-orm';
import type { Db } from '../db';
import { user } from './table';

/** A person as whom their work concerns sees them. */
export interface PersonView {
  id: number;
  firstname: string | null;
  lastname: string | null;
  avatar: string | null;
  avatar_url: string | null;
}

/** People by their ids, with what a notification says of its sender (Spec §3). */
export async function peopleOf(db: Db, ids: readonly number[]): Promise<Map<number, PersonView>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: user.id, firstname: user.firstname, lastname: user.lastname, avatar: user.avatar })
    .from(user)
    .where(inArray(user.id, [...ids]));
  return new Map(rows.map((row) => [row.id, { ...row, avatar_url: null }]));
}
