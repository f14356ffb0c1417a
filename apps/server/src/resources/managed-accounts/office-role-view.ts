import type { RoleDefinition, RoleHolder } from '@urzad/contract';
import { and, eq, gt, inArray, isNull, or } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../db';
import type { SessionUser } from '../../http/resource';
import { isHeld, isInEffect } from '../../identity/roles/held-roles';
import { role, userRole } from '../../identity/roles/table';
import { user } from '../../identity/table';
import { nameOf } from '../users/public';
import { roleView } from './account-view';
import { countHolders, type RoleRow } from './repository';

type App = Pick<FastifyInstance, 'db' | 'clock'>;
type Viewer = Pick<SessionUser, 'id' | 'id_user_main'>;

/** The holders of a role that are named. */
const HOLDERS = 100;

/** Roles with what they allow, as somebody who manages them sees them. */
export async function roleDefinitions(
  { db, clock }: App,
  rows: readonly RoleRow[],
  viewer: Viewer,
): Promise<RoleDefinition[]> {
  const now = clock.business();
  const [holders, own] = [await countHolders(db, now), await findOwnRoles(db, viewer, now)];
  return rows.map((row) => ({
    ...roleView(row),
    row_version: row.row_version,
    system: row.system,
    description: row.description,
    privileges: row.privileges,
    active: row.active,
    valid_from: row.valid_from?.toISOString() ?? null,
    valid_to: row.valid_to?.toISOString() ?? null,
    state: stateOf(row, now),
    id_role_base: row.id_role_base,
    holders: holders.get(row.id) ?? 0,
    own: own.has(row.id) ? 'yes' : 'no',
  }));
}

/** @throws Error for a row without a view */
export async function roleDefinition(app: App, row: RoleRow, viewer: Viewer): Promise<RoleDefinition> {
  const [view] = await roleDefinitions(app, [row], viewer);
  if (!view) throw new Error(`Role ${row.id} has no view.`);
  return view;
}

/** The roles that somebody holds or will hold, and who acts for them. */
export async function findOwnRoles(db: Db, { id, id_user_main }: Viewer, now: Date): Promise<Set<number>> {
  const people = id_user_main === null ? [id] : [id, id_user_main];
  const found = await db
    .select({ id: userRole.id_role })
    .from(userRole)
    .where(
      and(
        inArray(userRole.id_user, people),
        eq(userRole.deleted, 'no'),
        or(isNull(userRole.valid_to), gt(userRole.valid_to, now)),
      ),
    );
  return new Set(found.map((row) => row.id));
}

/** Who holds a role now, by name, and what they would lose without it. */
export async function findHoldersOf(db: Db, lost: RoleRow, now: Date): Promise<RoleHolder[]> {
  const people = await db
    .selectDistinct({
      id: user.id,
      mail: user.mail,
      firstname: user.firstname,
      lastname: user.lastname,
      name_sort: user.name_sort,
    })
    .from(userRole)
    .innerJoin(user, eq(user.id, userRole.id_user))
    .where(and(eq(userRole.id_role, lost.id), isHeld(now)))
    .orderBy(user.name_sort, user.id)
    .limit(HOLDERS);
  if (people.length === 0) return [];

  const ids = people.map(({ id }) => id);
  const held = await db
    .selectDistinct({ id_user: userRole.id_user, role })
    .from(userRole)
    .innerJoin(role, eq(role.id, userRole.id_role))
    .where(and(inArray(userRole.id_user, ids), isHeld(now), isInEffect(now)))
    .orderBy(role.id);
  return people.map((person) => {
    const others = held.flatMap((one) =>
      one.id_user === person.id && one.role.id !== lost.id ? one.role : [],
    );
    const kept = new Set(others.flatMap(({ privileges }) => privileges));
    return {
      id_user: person.id,
      person: nameOf(person),
      others: others.map(roleView),
      loses: lost.privileges.filter((code) => !kept.has(code)),
    };
  });
}

function stateOf({ active, valid_from, valid_to }: RoleRow, now: Date): RoleDefinition['state'] {
  if (active === 'no') return 'off';
  if (valid_to !== null && valid_to <= now) return 'over';
  return valid_from !== null && valid_from > now ? 'coming' : 'active';
}
