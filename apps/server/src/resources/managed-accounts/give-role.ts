import { addDays, getMoment, type IsoDate, USER_TYPE, warsawDate } from '@urzad/domain';
import { ROLES } from '@urzad/grants';
import { and, eq, gt, isNull, lt, or } from 'drizzle-orm';
import { ApiError } from '../../api-error';
import type { Author } from '../../author';
import type { Tx } from '../../db';
import { findRolesOf } from '../../identity/roles/held-roles';
import { role, userRole } from '../../identity/roles/table';
import { type AccountRow, accounts, type GrantRow, grants, type RoleRow } from './repository';

export interface NewGrant {
  id_role: number;
  /** The first day; today without it. */
  from?: IsoDate | undefined;
  /** The last day. */
  to?: IsoDate | undefined;
  reason: string;
}

/** @throws ApiError `object-no-exist` */
export async function getRoleRow(tx: Tx, id: number): Promise<RoleRow> {
  const [row] = await tx
    .select()
    .from(role)
    .where(and(eq(role.id, id), eq(role.deleted, 'no')));
  if (!row) throw new ApiError('object-no-exist');
  return row;
}

/**
 * Grants a role to an account that the caller has locked.
 * @throws ApiError `object-exist` while the person has this role in any of these days, `not-valid` for days in the past or
 * in the wrong order
 */
export async function giveRole(
  tx: Tx,
  account: AccountRow,
  { id_role, from, to, reason }: NewGrant,
  by: Author,
): Promise<GrantRow> {
  const today = warsawDate(by.date);
  if (from !== undefined && from < today) throw new ApiError('not-valid', { from: 'is-too-small' });
  if (to !== undefined && to < (from ?? today)) throw new ApiError('not-valid', { to: 'is-too-small' });

  const valid_from = from === undefined || from === today ? by.date : startOf(from);
  // The last day is whole: the role ends when the next one begins.
  const valid_to = to === undefined ? null : startOf(addDays(to, 1));
  await refuseOverlap(tx, { id_user: account.id, id_role, valid_from, valid_to });

  const { id } = await getRoleRow(tx, id_role);
  const values = { id_user: account.id, id_role: id, valid_from, valid_to, reason, granted_by: by.id };
  const grant = await grants.insert(tx, values, by);
  await settleRoles(tx, account, by);
  return grant;
}

/** What follows from the roles that a person holds now: the type of the account, and a role to begin with. */
export async function settleRoles(tx: Tx, account: AccountRow, by: Author): Promise<void> {
  const held = await findRolesOf(tx, account.id, by.date);
  const isHeldStill = held.some(({ id }) => id === account.id_role_active);
  const first = held.find(({ perspective }) => perspective !== 'citizen') ?? held[0];
  const type = Math.max(USER_TYPE.citizen, ...held.map(({ code }) => typeOf(code)));
  const values = {
    type,
    id_role_active: isHeldStill ? account.id_role_active : (first?.id ?? null),
    ...(type !== USER_TYPE.citizen && { access_system: 'yes' as const }),
  };
  await accounts.update(tx, account.id, { values, by });
}

/** A role that the office made is that of an operator. */
function typeOf(code: string): number {
  return ROLES.find((one) => one.code === code)?.userType ?? USER_TYPE.operator;
}

async function refuseOverlap(
  tx: Tx,
  {
    id_user,
    id_role,
    valid_from,
    valid_to,
  }: Pick<GrantRow, 'id_user' | 'id_role' | 'valid_from' | 'valid_to'>,
): Promise<void> {
  const [other] = await tx
    .select({ id: userRole.id })
    .from(userRole)
    .where(
      and(
        eq(userRole.id_user, id_user),
        eq(userRole.id_role, id_role),
        eq(userRole.deleted, 'no'),
        or(isNull(userRole.valid_to), gt(userRole.valid_to, valid_from)),
        valid_to === null ? undefined : lt(userRole.valid_from, valid_to),
      ),
    )
    .limit(1);
  if (other) throw new ApiError('object-exist', { field: 'id_role' });
}

function startOf(day: IsoDate): Date {
  return getMoment(`${day} 00:00`);
}
