import { and, eq } from 'drizzle-orm';
import type { Db } from '../db';
import { isInEffect } from './roles/held-roles';
import { inApplication } from './roles/in-application';
import { role } from './roles/table';
import { personColumns, presentPerson } from './sessions/session-person';
import { user } from './table';

interface InRole {
  id_user: number;
  id_role: number;
  id_application: number;
}

/**
 * A person as they are in one of their roles, while nobody is signed in: for what reads in their name. `undefined` where
 * the account is closed or the role is not theirs there any more.
 *
 * @param at business time
 */
export async function findInRole(db: Db, { id_user, id_role, id_application }: InRole, at: Date) {
  const [row] = await db
    .select(personColumns(at))
    .from(user)
    .innerJoin(role, and(eq(role.id, id_role), isInEffect(at)))
    .where(
      and(
        eq(user.id, id_user),
        eq(user.status, 'active'),
        eq(user.deleted, 'no'),
        eq(user.access_system, 'yes'),
      ),
    );
  if (!row?.applications.includes(id_application)) return undefined;
  return inApplication(presentPerson({ ...row, id_user_main: null }), id_application);
}
