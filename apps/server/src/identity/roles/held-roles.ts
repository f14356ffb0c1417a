import { DEFAULT_APPLICATION } from '@urzad/contract';
import type { RoleCode } from '@urzad/grants';
import { and, eq, gt, isNull, lte, or, type Placeholder } from 'drizzle-orm';
import type { Db, Tx } from '../../db';
import { role, userRole } from './table';

/** Roles that give a person something at a business time: in every application, or in one. */
export async function findRolesOf(db: Db, id_user: number, at: Date, id_application?: number) {
  const isThere = id_application === undefined ? undefined : eq(userRole.id_application, id_application);
  return db
    .selectDistinct({
      id: role.id,
      code: role.code,
      name: role.name,
      name_en: role.name_en,
      perspective: role.perspective,
    })
    .from(userRole)
    .innerJoin(role, eq(role.id, userRole.id_role))
    .where(and(eq(userRole.id_user, id_user), isHeld(at), isInEffect(at), isThere))
    .orderBy(role.id);
}

/** The condition of a role that a person holds at a business time; in a prepared query a placeholder for it. */
export function isHeld(at: Date | Placeholder) {
  return and(
    eq(userRole.deleted, 'no'),
    lte(userRole.valid_from, at),
    or(isNull(userRole.valid_to), gt(userRole.valid_to, at)),
  );
}

/** The condition of a role that gives its holders something at a business time. */
export function isInEffect(at: Date | Placeholder) {
  return and(
    eq(role.deleted, 'no'),
    eq(role.active, 'yes'),
    or(isNull(role.valid_from), lte(role.valid_from, at)),
    or(isNull(role.valid_to), gt(role.valid_to, at)),
  );
}

/** The roles of the product, and those that the office made in this application. */
export function isOfApplication(id_application: number) {
  return or(eq(role.system, 'yes'), eq(role.id_application, id_application));
}

interface Granted {
  id_user: number;
  code: RoleCode;
  date: Date;
  reason: string;
  /** @default 9192 */
  id_application?: number | undefined;
  /** Who gives it; nobody where it follows of itself. */
  granted_by?: number | null;
}

/** Gives a role to a person in an application, valid from now on, and returns its id. */
export async function grantRole(
  tx: Tx,
  { id_user, code, date, reason, id_application = DEFAULT_APPLICATION, granted_by = null }: Granted,
): Promise<number> {
  const [found] = await tx.select({ id: role.id }).from(role).where(eq(role.code, code));
  if (!found) throw new Error(`Role ${code} is missing. Start the server once: it writes the roles.`);

  await tx.insert(userRole).values({
    id_user,
    id_role: found.id,
    valid_from: date,
    reason,
    granted_by,
    id_application,
    create_date: date,
    mod_date: date,
  });
  return found.id;
}
