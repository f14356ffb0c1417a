import type { BodyOf, officeRoles as contract } from '@urzad/contract';
import { warsawDate } from '@urzad/domain';
import { heldTogether, missingReads } from '@urzad/grants';
import { and, eq, ne, sql } from 'drizzle-orm';
import { ApiError } from '../../api-error';
import type { Author } from '../../author';
import type { Tx } from '../../db';
import type { SessionUser } from '../../http/resource';
import { isOfApplication } from '../../identity/roles/held-roles';
import { role } from '../../identity/roles/table';
import { endOf, startOf } from './give-role';
import { findOwnRoles } from './office-role-view';
import type { RoleRow } from './repository';

type Wanted = BodyOf<(typeof contract)['add']>;

/** The columns of a role as it is wanted; `id` is that of the role that is changed. */
export async function roleValues(tx: Tx, wanted: Wanted, by: Author, id?: number) {
  const { name, name_en = '', description, perspective, from, to } = wanted;
  const privileges = [...new Set(wanted.privileges)];
  const today = warsawDate(by.date);
  const first = from !== undefined && from > today ? from : today;
  if (to !== undefined && to < first) throw new ApiError('not-valid', { to: 'is-too-small' });
  if (missingReads(privileges).length > 0 || heldTogether(privileges)) {
    throw new ApiError('not-valid', { privileges: 'not-valid' });
  }
  await refuseTakenName(tx, name, { id_application: by.id_application, id });
  const valid_from = from === undefined ? null : startOf(from);
  return { name, name_en, description, perspective, privileges, valid_from, valid_to: endOf(to) };
}

/**
 * Nobody gives more than they have, or than a role that they may grant and that this one is a copy of.
 * @throws ApiError `no-privilege`
 */
export function refuseMore(
  { privileges }: Pick<SessionUser, 'privileges'>,
  wanted: readonly string[],
  copied: readonly string[],
): void {
  const more = wanted.filter((code) => !privileges.includes(code) && !copied.includes(code));
  if (more.length > 0) throw new ApiError('no-privilege', { reason: 'more', privileges: more });
}

/**
 * Roles of the product are not changed, and nobody changes a role of their own.
 * @throws ApiError `illegal-step`, `no-privilege`
 */
export async function refuseChange(tx: Tx, row: RoleRow, viewer: SessionUser, now: Date): Promise<void> {
  if (row.system === 'yes') throw new ApiError('illegal-step', { reason: 'system' });
  if ((await findOwnRoles(tx, viewer, now)).has(row.id)) {
    throw new ApiError('no-privilege', { reason: 'own-role' });
  }
}

/** @throws ApiError `object-exist` */
async function refuseTakenName(
  tx: Tx,
  name: string,
  { id_application, id }: { id_application: number; id: number | undefined },
): Promise<void> {
  const isOther = and(
    isOfApplication(id_application),
    eq(role.deleted, 'no'),
    eq(sql`lower(${role.name})`, sql`lower(${name})`),
    id === undefined ? undefined : ne(role.id, id),
  );
  if ((await tx.$count(role, isOther)) > 0) throw new ApiError('object-exist', { field: 'name' });
}
