import { and, count, desc, eq, inArray, isNull, lt, type SQL } from 'drizzle-orm';
import { baseLog } from '../../audit-log/table';
import type { Db } from '../../db';
import { isHeld } from '../../identity/roles/held-roles';
import { role, userRole } from '../../identity/roles/table';
import { userSession } from '../../identity/sessions/table';
import { user } from '../../identity/table';
import { rowsOf } from '../../unit-of-work/rows';

export type AccountRow = typeof user.$inferSelect;
export type GrantRow = typeof userRole.$inferSelect;
export type RoleRow = typeof role.$inferSelect;

export const accounts = rowsOf(user);
export const grants = rowsOf(userRole);
export const roles = rowsOf(role);

/** The events of a page. */
const EVENTS = 20;

/** Roles in the order in which they were made: every one, or those with the condition. */
export function findRoles(db: Db, where?: SQL): Promise<RoleRow[]> {
  return db
    .select()
    .from(role)
    .where(and(eq(role.deleted, 'no'), where))
    .orderBy(role.id);
}

/** How many people hold each role at a business time. */
export async function countHolders(db: Db, now: Date): Promise<Map<number, number>> {
  const found = await db
    .select({ id: userRole.id_role, holders: count() })
    .from(userRole)
    .where(isHeld(now))
    .groupBy(userRole.id_role);
  return new Map(found.map(({ id, holders }) => [id, holders]));
}

/** The grants of people, the newest first. */
export function findGrantsOf(db: Db, ids: readonly number[]): Promise<GrantRow[]> {
  if (ids.length === 0) return Promise.resolve([]);
  return db
    .select()
    .from(userRole)
    .where(and(inArray(userRole.id_user, [...ids]), eq(userRole.deleted, 'no')))
    .orderBy(desc(userRole.id));
}

/** Sign-ins that have not ended, the last active first. */
export function findLiveSessions(db: Db, id_user: number) {
  return db
    .select()
    .from(userSession)
    .where(and(eq(userSession.id_user, id_user), isNull(userSession.end_date)))
    .orderBy(desc(userSession.active_date))
    .limit(100);
}

/** What the log holds about an account or a role, the newest first, and whether there is more. */
export async function findEvents(
  db: Db,
  { obj_type, id }: { obj_type: 'user' | 'role'; id: number },
  before?: number,
) {
  const found = await db
    .select()
    .from(baseLog)
    .where(
      and(
        eq(baseLog.obj_type, obj_type),
        eq(baseLog.id_obj, id),
        before === undefined ? undefined : lt(baseLog.id, before),
      ),
    )
    .orderBy(desc(baseLog.id))
    .limit(EVENTS + 1);
  return { events: found.slice(0, EVENTS), more: found.length > EVENTS };
}
