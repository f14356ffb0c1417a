import { warsawDate } from '@urzad/domain';
import { type CaseKind, type CaseSubject, LIVE_CASE_STATUSES } from '@urzad/grants';
import { and, asc, desc, eq, inArray, isNotNull, isNull, lt, lte, ne, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Db, Tx } from '../../db';
import { rowsOf } from '../../unit-of-work/rows';
import {
  type CaseMessageRow,
  type CaseRecord,
  officeCase,
  officeCaseCounter,
  officeCaseMessage,
} from './table';

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
export async function takeOrdinal(tx: Tx, year: number): Promise<number> {
  const [row] = await tx
    .insert(officeCaseCounter)
    .values({ year, last: 1 })
    .onConflictDoUpdate({ target: officeCaseCounter.year, set: { last: sql`${officeCaseCounter.last} + 1` } })
    .returning({ last: officeCaseCounter.last });
  if (!row) throw new Error(`The counter of ${year} gave no row.`);
  return row.last;
}

export async function insertMessage(
  tx: Tx,
  message: typeof officeCaseMessage.$inferInsert,
): Promise<CaseMessageRow> {
  const [row] = await tx.insert(officeCaseMessage).values(message).returning();
  if (!row) throw new Error('A letter gave no row.');
  return row;
}

/** Letters and notes of a case, the oldest first. */
export function findMessages(db: Db, id_officecase: number): Promise<CaseMessageRow[]> {
  return db
    .select()
    .from(officeCaseMessage)
    .where(eq(officeCaseMessage.id_officecase, id_officecase))
    .orderBy(asc(officeCaseMessage.id));
}

export interface Side {
  /** Of whom the letters are. */
  direction: 'IN' | 'OUT';
}

/** How many letters of one side nobody of the other has read, by case. */
export async function countUnread(
  db: Db,
  ids: readonly number[],
  { direction }: Side,
): Promise<Map<number, number>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: officeCaseMessage.id_officecase, unread: sql`count(*)`.mapWith(Number) })
    .from(officeCaseMessage)
    .where(and(inArray(officeCaseMessage.id_officecase, [...ids]), isUnread(direction)))
    .groupBy(officeCaseMessage.id_officecase);
  return new Map(rows.map(({ id, unread }) => [id, unread]));
}

/**
 * Records that the letters of one side up to this one were read.
 * @returns how many were not read before
 */
export async function markRead(
  tx: Tx,
  { id_officecase, id_message, direction }: Side & { id_officecase: number; id_message: number },
  read_date: Date,
): Promise<number> {
  const read = await tx
    .update(officeCaseMessage)
    .set({ read_date })
    .where(
      and(
        eq(officeCaseMessage.id_officecase, id_officecase),
        lte(officeCaseMessage.id, id_message),
        isUnread(direction),
      ),
    )
    .returning({ id: officeCaseMessage.id });
  return read.length;
}

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

function isUnread(direction: Side['direction']) {
  return and(eq(officeCaseMessage.direction, direction), isNull(officeCaseMessage.read_date));
}
