import type { Privilege } from '@urzad/grants';
import { and, eq, gt, isNull, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db';
import { isInEffect } from '../roles/held-roles';
import { role } from '../roles/table';
import { accountShare } from '../shares/table';
import { user } from '../table';
import { holdsActiveRole } from './active-role';
import { userSession } from './table';

interface ActingRow {
  id_user_main: number | null;
  id_share: number | null;
  id_session_main: number | null;
}

/** Whoever may act for people who shared their account (Process §4). */
export const MAY_ACT: Privilege = 'user_switch';

/** The condition of an account, with its active role, of which somebody may act for others now. */
export function mayHelp(db: Db, business: Date): SQL | undefined {
  return and(
    eq(user.status, 'active'),
    eq(user.deleted, 'no'),
    eq(user.access_system, 'yes'),
    sql`${role.privileges} ? ${MAY_ACT}`,
    isInEffect(business),
    holdsActiveRole(db, business),
  );
}

/**
 * Whether a sign-in made for acting still holds: the share, the staff member with the privilege, and their own sign-in,
 * which is neither over nor locked. It is asked at each request, so what ends acting does so at once. A person's own
 * sign-in always holds.
 */
export async function mayStillAct(db: Db, row: ActingRow, business: Date): Promise<boolean> {
  if (row.id_user_main === null) return true;
  if (row.id_share === null || row.id_session_main === null) return false;

  const [held] = await db
    .select({ id: accountShare.id })
    .from(accountShare)
    .innerJoin(user, eq(user.id, accountShare.id_user_main))
    .innerJoin(role, eq(role.id, user.id_role_active))
    .innerJoin(userSession, eq(userSession.id_user, user.id))
    .where(
      and(
        eq(accountShare.id, row.id_share),
        eq(accountShare.id_user_main, row.id_user_main),
        isNull(accountShare.revoked_date),
        gt(accountShare.valid_to, business),
        mayHelp(db, business),
        eq(userSession.id, row.id_session_main),
        eq(userSession.locked, 'no'),
        isNull(userSession.end_date),
      ),
    );
  return held !== undefined;
}
