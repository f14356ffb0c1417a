import { and, eq, exists, type Placeholder, type SQL } from 'drizzle-orm';
import type { Db } from '../../db';
import { isHeld } from '../roles/held-roles';
import { userRole } from '../roles/table';
import { user } from '../table';

/** The condition of an account whose active role is held: a role whose days are over gives nothing while it is chosen. */
export function holdsActiveRole(db: Db, at: Date | Placeholder): SQL {
  const isActive = and(eq(userRole.id_user, user.id), eq(userRole.id_role, user.id_role_active));
  return exists(
    db
      .select({ id: userRole.id })
      .from(userRole)
      .where(and(isActive, isHeld(at))),
  );
}
