import type { Privilege, RoleCode } from '@urzad/grants';
import { and, eq, ne, sql } from 'drizzle-orm';
import type { Db } from '../../db';
import { isHeld, isInEffect } from '../../identity/roles/held-roles';
import { role, userRole } from '../../identity/roles/table';
import { user } from '../../identity/table';

interface Asked {
  privilege: Privilege;
  /** Business time. */
  at: Date;
  /** Where the role is held. */
  id_application: number;
}

/** Ids of active accounts with a role that has the privilege there, without testers. */
export async function findHolders(db: Db, { privilege, at, id_application }: Asked): Promise<number[]> {
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
        eq(userRole.id_application, id_application),
        isHeld(at),
        isInEffect(at),
      ),
    )
    .orderBy(user.id);
  return rows.map(({ id }) => id);
}
