import type { Privilege, RoleCode } from '@urzad/grants';
import { and, eq, ne, sql } from 'drizzle-orm';
import type { Db } from '../../db';
import { isHeld } from '../../identity/roles/held-roles';
import { role, userRole } from '../../identity/roles/table';
import { user } from '../../identity/table';

/** Ids of active accounts with a role that has the privilege, without testers, at a business time. */
export async function findHolders(db: Db, privilege: Privilege, at: Date): Promise<number[]> {
  const rows = await db
    .selectDistinct({ id: user.id })
    .from(userRole)
    .innerJoin(role, eq(role.id, userRole.id_role))
    .innerJoin(user, eq(user.id, userRole.id_user))
    .where(
      and(
        sql`${role.privileges} ? ${privilege}`,
        ne(role.code, 'TEST' satisfies RoleCode),
        eq(user.status, 'active'),
        eq(user.deleted, 'no'),
        isHeld(at),
      ),
    )
    .orderBy(user.id);
  return rows.map(({ id }) => id);
}
