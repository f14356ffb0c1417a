import type { IsoMonth } from '@urzad/domain';
import type { MonthStatus } from '@urzad/grants';
import { and, eq, inArray } from 'drizzle-orm';
import { ApiError } from '../../api-error';
import type { Author } from '../../author';
import type { Db, Tx } from '../../db';
import type { Note } from '../../unit-of-work/write';
import { type GrantRecord, grants, type MemberRecord, type MonthRecord, members } from './repository';
import { noteOfGrant } from './step';
import { cofundingGrant, cofundingGrantMonth, cofundingMember } from './table';

/** One month of a schedule, named by its co-funding. */
export interface GrantMonth {
  id_grant: number;
  month: IsoMonth;
}

/** A month of a schedule with the co-funding and the participant that it belongs to. */
export interface MonthOfGrant {
  grant: GrantRecord;
  member: MemberRecord;
  scheduled: MonthRecord;
}

/** @throws ApiError `object-no-exist` for a month that the schedule does not have */
export async function getMonth(db: Db, { id_grant, month }: GrantMonth): Promise<MonthOfGrant> {
  return withMonth(db, await grants.get(db, id_grant), month);
}

/**
 * The same of this person, locked until the transaction ends: a month is opened, claimed and given back one after another.
 * @throws ApiError `object-no-exist`, also for the co-funding of somebody else
 */
export async function lockOwnMonth(
  tx: Tx,
  { id_grant, month, id_user, id_application }: GrantMonth & { id_user: number; id_application: number },
): Promise<MonthOfGrant> {
  const isOwn = and(eq(cofundingGrant.id_user, id_user), eq(cofundingGrant.id_application, id_application));
  return withMonth(tx, await grants.getLocked(tx, id_grant, isOwn), month);
}

async function withMonth(db: Db, grant: GrantRecord, month: IsoMonth): Promise<MonthOfGrant> {
  const { id_grant, month: of } = cofundingGrantMonth;
  const [scheduled] = await db
    .select()
    .from(cofundingGrantMonth)
    .where(and(eq(id_grant, grant.id), eq(of, month)));
  if (!scheduled) throw new ApiError('object-no-exist');
  return { grant, member: await members.get(db, grant.id_member), scheduled };
}

/** Moves a month of a schedule on because of its claim. */
export async function setMonth(
  tx: Tx,
  { id_grant, month, ...values }: GrantMonth & { status: MonthStatus; paid?: number; approved?: null },
  { by, note }: { by: Author; note: Note },
): Promise<void> {
  const grant = await grants.getLocked(tx, id_grant);
  await tx
    .update(cofundingGrantMonth)
    .set(values)
    .where(and(eq(cofundingGrantMonth.id_grant, id_grant), eq(cofundingGrantMonth.month, month)));
  const after = await grants.update(tx, id_grant, { values: {}, by });
  note(noteOfGrant('month', grant, after, { month, ...values }));
}

/** Participants by their ids. The access of a caller is not checked. */
export async function membersById(db: Db, ids: readonly number[]): Promise<Map<number, MemberRecord>> {
  const rows =
    ids.length === 0
      ? []
      : await db
          .select()
          .from(cofundingMember)
          .where(inArray(cofundingMember.id, [...ids]));
  return new Map(rows.map((row) => [row.id, row]));
}
