import { type AudienceKind, MESSAGE_PEOPLE_MAX } from '@urzad/contract';
import { and, asc, eq, inArray } from 'drizzle-orm';
import { ApiError } from '../../api-error';
import type { Db } from '../../db';
import { isHeld, isInEffect, isOfApplication } from '../../identity/roles/held-roles';
import { role, userRole } from '../../identity/roles/table';
import { user } from '../../identity/table';
import { cofundingContract } from '../cofunding-contracts/public';
import { findApplicantsOf } from '../cofunding-registrations/public';
import type { Recipient } from './table';

/** Who is meant: chosen people, or those of a list. */
export interface Meant {
  kind: AudienceKind;
  id_of?: number | null | undefined;
  ids?: readonly number[] | undefined;
}

interface Place {
  id_application: number;
  /** Business time. */
  now: Date;
}

/** One more than a message may reach: a list is read as far as it shows that there are too many. */
const ENOUGH = MESSAGE_PEOPLE_MAX + 1;
const isActive = and(eq(user.status, 'active'), eq(user.deleted, 'no'));

/**
 * Those with an active account, each once, in the order of their accounts; no more than one too many.
 * @throws ApiError `object-no-exist` without a call or role for a list that has one
 */
export async function findRecipients(db: Db, meant: Meant, place: Place): Promise<Recipient[]> {
  const { kind, id_of, ids = [] } = meant;
  if (kind === 'people') return chosenOf(db, ids);
  if (kind === 'members') return membersOf(db, place);
  if (!id_of) throw new ApiError('object-no-exist');
  return kind === 'call' ? applicantsOf(db, id_of, place) : holdersOf(db, id_of, place);
}

async function chosenOf(db: Db, ids: readonly number[]): Promise<Recipient[]> {
  const rows = await db
    .select({ id: user.id })
    .from(user)
    .where(and(inArray(user.id, [...ids]), isActive))
    .orderBy(asc(user.id))
    .limit(ENOUGH);
  return rows.map((row) => withoutObject(row.id));
}

const withoutObject = (id_user: number): Recipient => ({ id_user, obj_type: null, id_obj: null, number: '' });

async function applicantsOf(db: Db, id_call: number, { id_application }: Place): Promise<Recipient[]> {
  const rows = await findApplicantsOf(db, { id_call, id_application, limit: ENOUGH });
  return rows.map(({ id, id_user, number }) => ({
    ...{ id_user, obj_type: 'cofundingregistration' as const, id_obj: id },
    number: number ?? '',
  }));
}

async function membersOf(db: Db, { id_application }: Place): Promise<Recipient[]> {
  const { id, id_user, number, status, deleted, is_test } = cofundingContract;
  const isRunning = and(eq(status, 'active'), eq(deleted, 'no'), eq(is_test, 'no'));
  const rows = await db
    .selectDistinctOn([id_user], { id, id_user, number })
    .from(cofundingContract)
    .innerJoin(user, eq(user.id, id_user))
    .where(and(isRunning, isActive, eq(cofundingContract.id_application, id_application)))
    .orderBy(asc(id_user), asc(id))
    .limit(ENOUGH);
  return rows.map((row) => ({
    ...{ id_user: row.id_user, obj_type: 'cofundingcontract' as const, id_obj: row.id },
    number: row.number ?? '',
  }));
}

async function holdersOf(db: Db, id_role: number, { id_application, now }: Place): Promise<Recipient[]> {
  const isIt = and(eq(role.id, id_role), isOfApplication(id_application), isInEffect(now));
  const isThere = and(isHeld(now), eq(userRole.id_application, id_application));
  const rows = await db
    .selectDistinct({ id_user: userRole.id_user })
    .from(userRole)
    .innerJoin(role, eq(role.id, userRole.id_role))
    .innerJoin(user, eq(user.id, userRole.id_user))
    .where(and(isIt, isThere, isActive))
    .orderBy(asc(userRole.id_user))
    .limit(ENOUGH);
  return rows.map((row) => withoutObject(row.id_user));
}
