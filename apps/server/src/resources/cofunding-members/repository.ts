import { and, asc, desc, eq, inArray, type SQL } from 'drizzle-orm';
import type { Db } from '../../db';
import { rowsOf } from '../../unit-of-work/rows';
import {
  cofundingGrant,
  cofundingGrantMonth,
  cofundingMember,
  type GrantRecord,
  type MemberRecord,
  type MonthRecord,
} from './table';

export type { GrantRecord, MemberRecord, MonthRecord } from './table';

export const members = rowsOf(cofundingMember);
export const grants = rowsOf(cofundingGrant);

/** The newest of a person, who may have taken part in an earlier call too. */
export async function findNewestMember(
  db: Db,
  id_user: number,
  where: SQL | undefined,
): Promise<MemberRecord | undefined> {
  const table = cofundingMember;
  const [row] = await db
    .select()
    .from(table)
    .where(and(eq(table.id_user, id_user), eq(table.deleted, 'no'), where))
    .orderBy(desc(table.id))
    .limit(1);
  return row;
}

/** The participant that a registration has become. The access of a caller is not checked. */
export async function findMemberOf(db: Db, id_registration: number): Promise<MemberRecord | undefined> {
  const table = cofundingMember;
  const [row] = await db
    .select()
    .from(table)
    .where(and(eq(table.id_registration, id_registration), eq(table.deleted, 'no')));
  return row;
}

/** The co-funding of several participants, in the order of their children. */
export function findGrantsOf(db: Db, ids: readonly number[]): Promise<GrantRecord[]> {
  const { id_member, ordinal, deleted } = cofundingGrant;
  return db
    .select()
    .from(cofundingGrant)
    .where(and(inArray(id_member, [...ids]), eq(deleted, 'no')))
    .orderBy(asc(id_member), asc(ordinal));
}

/** The co-funding of a contract, each with its schedule. */
export async function coFundingsOfContract(
  db: Db,
  id_contract: number,
): Promise<(Pick<GrantRecord, 'status'> & { schedule: MonthRecord[] })[]> {
  const rows = await db
    .select({ id: cofundingGrant.id, status: cofundingGrant.status })
    .from(cofundingGrant)
    .where(and(eq(cofundingGrant.id_contract, id_contract), eq(cofundingGrant.deleted, 'no')));
  const months = await monthsOf(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map(({ id, status }) => ({ status, schedule: months.get(id) ?? [] }));
}

/** Whether a participant has support that has begun and goes on. */
export async function hasRunningGrant(db: Db, id_member: number): Promise<boolean> {
  const grants = await findGrantsOf(db, [id_member]);
  return grants.some(({ status }) => status === 'running' || status === 'suspended');
}

/** The months of several schedules by the id of their co-funding, each in its order. */
export async function monthsOf(db: Db, ids: readonly number[]): Promise<Map<number, MonthRecord[]>> {
  const { id_grant, month } = cofundingGrantMonth;
  const rows = await db
    .select()
    .from(cofundingGrantMonth)
    .where(inArray(id_grant, [...ids]))
    .orderBy(asc(id_grant), asc(month));
  const found = new Map<number, MonthRecord[]>(ids.map((id) => [id, []]));
  for (const row of rows) found.get(row.id_grant)?.push(row);
  return found;
}
