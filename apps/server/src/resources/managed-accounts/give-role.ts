import { addDays, getMoment, type IsoDate, USER_TYPE, warsawDate } from '@urzad/domain';
import type { Perspective } from '@urzad/grants';
import { and, eq, gt, isNull, lt, or } from 'drizzle-orm';
import { ApiError } from '../../api-error';
import type { Author } from '../../author';
import type { Tx } from '../../db';
import { findRolesOf, isOfApplication } from '../../identity/roles/held-roles';
import { role, userRole } from '../../identity/roles/table';
import { type AccountRow, accounts, type GrantRow, grants, type RoleRow, roles } from './repository';

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
 * A role that can be granted in this application.
 * @throws ApiError `object-no-exist`, `illegal-step` for one that is switched off or over
 */
export async function getGrantable(tx: Tx, id: number, by: Author): Promise<RoleRow> {
  const row = await roles.get(tx, id, isOfApplication(by.id_application));
  if (row.active === 'no' || (row.valid_to !== null && row.valid_to <= by.date)) {
    throw new ApiError('illegal-step', { reason: 'role-off' });
  }
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
  const valid_to = endOf(to);
  await refuseOverlap(tx, { id_user: account.id, id_role, valid_from, valid_to });

  const { id } = await getGrantable(tx, id_role, by);
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
  const type = Math.max(USER_TYPE.citizen, ...held.map(({ perspective }) => typeOf(perspective)));
  const values = {
    type,
    id_role_active: isHeldStill ? account.id_role_active : (first?.id ?? null),
    access_system: type === USER_TYPE.citizen ? account.access_system : ('yes' as const),
  };
  const isSettled =
    account.type === type &&
    account.id_role_active === values.id_role_active &&
    account.access_system === values.access_system;
  if (!isSettled) await accounts.update(tx, account.id, { values, by });
}

function typeOf(perspective: Perspective): number {
  if (perspective === 'admin') return USER_TYPE.administrator;
  return perspective === 'citizen' ? USER_TYPE.citizen : USER_TYPE.operator;
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

export function startOf(day: IsoDate): Date {
  return getMoment(`${day} 00:00`);
}

/** The last day is whole: it ends when the next one begins. */
export function endOf(day: IsoDate | undefined): Date | null {
  return day === undefined ? null : startOf(addDays(day, 1));
}
