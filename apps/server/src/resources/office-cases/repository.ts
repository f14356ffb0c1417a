import { warsawDate } from '@urzad/domain';
import { type CaseKind, type CaseSubject, LIVE_CASE_STATUSES } from '@urzad/grants';
import { and, asc, desc, eq, inArray, isNotNull, isNull, lt, ne, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Db, Tx } from '../../db';
import { lettersOf } from '../../letters/letters-of';
import { rowsOf } from '../../unit-of-work/rows';
import { takeOrdinal as takeOrdinalOf } from '../../unit-of-work/take-ordinal';
import { type CaseRecord, officeCase, officeCaseCounter, officeCaseMessage } from './table';

export type { CaseMessageRow, CaseRecord } from './table';

/** An object that cases may be about. */
export interface SubjectRef {
  obj_type: Exclude<CaseSubject, 'general'>;
  id_obj: number;
}

export async function getCaseSign(db: Db, id: number): Promise<string> {
  return (await rows.get(db, id)).sign;
}

/** What the applicant of a case answered. The access of a caller is not checked. */
export async function getCaseForm(db: Db, id: number): Promise<CaseRecord['form']> {
  return (await rows.get(db, id)).form;
}

/** The signs of cases by their ids. */
export async function caseSigns(db: Db, ids: readonly number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const { id, sign } = officeCase;
  const found = await db
    .select({ id, sign })
    .from(officeCase)
    .where(inArray(id, [...ids]));
  return new Map(found.map((row) => [row.id, row.sign]));
}

/** What a case is about, if it is about an object. */
export function subjectOf({ obj_type, id_obj }: Pick<CaseRecord, 'obj_type' | 'id_obj'>): SubjectRef | null {
  return obj_type === 'general' || id_obj === null ? null : { obj_type, id_obj };
}

export const rows = rowsOf(officeCase);

/** Cases in which somebody has to act; written out, so that the partial index is used. */
export const isLive = sql`${officeCase.status} in (${sql.raw(LIVE_CASE_STATUSES.map((one) => `'${one}'`).join(', '))})`;

export function isOverdue(now: Date): SQL | undefined {
  return and(isLive, lt(officeCase.due_date, warsawDate(now)));
}

/** The next number of a year. Whoever opens a case waits here for the one before. */
export function takeOrdinal(tx: Tx, year: number): Promise<number> {
  return takeOrdinalOf(tx, officeCaseCounter, year);
}

export const {
  insert: insertMessage,
  find: findMessages,
  countUnread,
  markRead,
} = lettersOf(officeCaseMessage, 'id_officecase');

/** Ids of those in charge of any case that is seen. */
export async function findOwners(db: Db, where: SQL | undefined): Promise<number[]> {
  const { id_user_owner, deleted } = officeCase;
  const found = await db
    .selectDistinct({ id: id_user_owner })
    .from(officeCase)
    .where(and(isNotNull(id_user_owner), eq(deleted, 'no'), where));
  return found.flatMap(({ id }) => id ?? []);
}

/** Other cases of the same applicant, the newest first. */
export function findOthers(
  db: Db,
  { id, id_user }: Pick<CaseRecord, 'id' | 'id_user'>,
  { where, limit }: { where: SQL | undefined; limit: number },
): Promise<Pick<CaseRecord, 'id' | 'sign' | 'title' | 'status'>[]> {
  const { sign, title, status, deleted } = officeCase;
  return db
    .select({ id: officeCase.id, sign, title, status })
    .from(officeCase)
    .where(and(eq(officeCase.id_user, id_user), ne(officeCase.id, id), eq(deleted, 'no'), where))
    .orderBy(desc(officeCase.id))
    .limit(limit);
}

/** Cases whose last day has passed, and of which the office was not reminded. */
export function findUnreminded(db: Db, now: Date): Promise<CaseRecord[]> {
  const { due_date, reminded_to, deleted } = officeCase;
  return db
    .select()
    .from(officeCase)
    .where(and(isOverdue(now), eq(deleted, 'no'), sql`${reminded_to} is distinct from ${due_date}`))
    .orderBy(asc(officeCase.id));
}

/** The cases of one kind about an object. */
export function findAbout(db: Db, ref: SubjectRef, kind: CaseKind): Promise<CaseRecord[]> {
  return db
    .select()
    .from(officeCase)
    .where(and(isAbout(ref), eq(officeCase.kind, kind), eq(officeCase.deleted, 'no')));
}

/** Whether there is a case of this kind about an object, for the queries of its resource. */
export function hasCase(obj_type: SubjectRef['obj_type'], id_obj: PgColumn, kind: CaseKind): SQL {
  return caseExists(obj_type, id_obj, kind);
}

/** Whether a case of this kind about an object is not ended, for the queries of its resource. */
export function hasLiveCase(obj_type: SubjectRef['obj_type'], id_obj: PgColumn, kind: CaseKind): SQL {
  return caseExists(obj_type, id_obj, kind, isLive);
}

function caseExists(obj_type: SubjectRef['obj_type'], id_obj: PgColumn, kind: CaseKind, which?: SQL): SQL {
  const { deleted } = officeCase;
  const about = and(eq(officeCase.obj_type, obj_type), eq(officeCase.id_obj, id_obj));
  return sql`exists (select from ${officeCase} where ${and(about, eq(officeCase.kind, kind), eq(deleted, 'no'), which)})`;
}

/** The cases of a person whose account is erased stay in the files of the office, and are found by their signs alone. */
export async function forgetApplicant(tx: Tx, id_user: number): Promise<void> {
  const { sign } = officeCase;
  await tx
    .update(officeCase)
    .set({ search_text: sql`lower(${sign})` })
    .where(eq(officeCase.id_user, id_user));
  // Notes of the system repeat what the person wrote elsewhere.
  const theirs = tx.select({ id: officeCase.id }).from(officeCase).where(eq(officeCase.id_user, id_user));
  const { direction, id_user: author, id_officecase } = officeCaseMessage;
  await tx
    .delete(officeCaseMessage)
    .where(and(inArray(id_officecase, theirs), eq(direction, 'NOTE'), isNull(author)));
}

/** Deletes the cases about an object with their letters, and returns their ids. */
export async function eraseAbout(tx: Tx, ref: SubjectRef): Promise<number[]> {
  const own = tx.select({ id: officeCase.id }).from(officeCase).where(isAbout(ref));
  await tx.delete(officeCaseMessage).where(inArray(officeCaseMessage.id_officecase, own));
  const erased = await tx.delete(officeCase).where(isAbout(ref)).returning({ id: officeCase.id });
  return erased.map(({ id }) => id);
}

function isAbout({ obj_type, id_obj }: SubjectRef) {
  return and(eq(officeCase.obj_type, obj_type), eq(officeCase.id_obj, id_obj));
}
