import type { IsoDate } from '@urzad/domain';
import { ENDED_STATUSES } from '@urzad/grants';
import {
  and,
  asc,
  between,
  desc,
  eq,
  inArray,
  isNotNull,
  isNull,
  lt,
  not,
  notInArray,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { Db, Tx } from '../../db';
import { rowsOf } from '../../unit-of-work/rows';
import { hasCase, hasLiveCase } from '../office-cases/public';
import { type Viewer, visibleTo } from './policy';
import { REVIEW_KIND } from './review-kind';
import {
  cofundingChild,
  cofundingRegistration,
  cofundingRegistrationVersion,
  type RegistrationRecord,
} from './table';

export type { RegistrationRecord } from './table';

/** One submitted version, as the office received it. */
export type SentVersion = typeof cofundingRegistrationVersion.$inferSelect;

export const rows = rowsOf(cofundingRegistration);

/** An insert throws `object-exist` when the parent has one in this call that is not replaceable (E12). */
export const { insert, nextId, touch, update } = rows;

/** @throws ApiError `object-no-exist` for a missing one and for one that this viewer may not see */
export function getById(db: Db, id: number, viewer: Viewer): Promise<RegistrationRecord> {
  return rows.get(db, id, visibleTo(viewer));
}

/**
 * The row, locked until the transaction ends: steps of one registration run one after another.
 * @throws ApiError `object-no-exist`
 */
export function getLocked(tx: Tx, id: number, viewer: Viewer): Promise<RegistrationRecord> {
  return rows.getLocked(tx, id, visibleTo(viewer));
}

/**
 * Several rows, locked in the order of their ids, so that two callers who lock some of the same never wait for each
 * other in a circle.
 */
export function lockByIds(tx: Tx, ids: readonly number[], viewer: Viewer): Promise<RegistrationRecord[]> {
  return tx
    .select()
    .from(cofundingRegistration)
    .where(and(inArray(cofundingRegistration.id, [...ids]), visibleTo(viewer)))
    .orderBy(asc(cofundingRegistration.id))
    .for('update');
}

/** For actions of the server itself: the access of a caller is not checked. */
export function getLockedForSystem(tx: Tx, id: number): Promise<RegistrationRecord> {
  return rows.getLocked(tx, id);
}

/** The sent ones among these. The access of a caller is not checked. */
export async function findSentByIds(db: Db, ids: readonly number[]) {
  const { id, number, id_user, id_user_owner, is_test, deleted, id_application } = cofundingRegistration;
  if (ids.length === 0) return [];
  return db
    .select({ id, number, id_user, id_user_owner, is_test, id_application })
    .from(cofundingRegistration)
    .where(and(inArray(id, [...ids]), isNotNull(number), eq(deleted, 'no')));
}

/** `sign`: the one that waits for a signature, a correction included. `send`: the newest that is not ended (Order §5). */
export async function findCurrent(
  db: Db,
  viewer: Viewer & { as: 'owner' },
  which: 'sign' | 'send',
): Promise<RegistrationRecord | undefined> {
  const table = cofundingRegistration;
  const wanted =
    which === 'sign'
      ? or(eq(table.status, 'to_sign'), and(eq(table.status, 'to_correct'), isNotNull(table.id_document)))
      : notInArray(table.status, [...ENDED_STATUSES]);
  const [row] = await db
    .select()
    .from(table)
    .where(and(visibleTo(viewer), wanted))
    .orderBy(desc(table.id))
    .limit(1);
  return row;
}

/** Registrations of the test stage of a call, whatever became of them. */
export function findTestRows(db: Db): Promise<Pick<RegistrationRecord, 'id' | 'id_call'>[]> {
  const { id, id_call, is_test } = cofundingRegistration;
  return db.select({ id, id_call }).from(cofundingRegistration).where(eq(is_test, 'yes')).orderBy(asc(id));
}

/** What a person never sent, locked so that it is not sent meanwhile. */
export function lockUnsentOf(tx: Tx, id_user: number): Promise<Pick<RegistrationRecord, 'id'>[]> {
  const { id, number } = cofundingRegistration;
  return tx
    .select({ id })
    .from(cofundingRegistration)
    .where(and(eq(cofundingRegistration.id_user, id_user), isNull(number)))
    .orderBy(asc(id))
    .for('update');
}

export async function isAnyNumbered(db: Db, id_call: number): Promise<boolean> {
  const { number } = cofundingRegistration;
  const isOfCall = and(eq(cofundingRegistration.id_call, id_call), isNotNull(number));
  return (await db.$count(cofundingRegistration, isOfCall)) > 0;
}

/** Deletes a registration with its versions and children. Its history is erased by `eraseHistory`. */
export async function eraseRow(tx: Tx, id: number): Promise<RegistrationRecord | undefined> {
  for (const table of [cofundingRegistrationVersion, cofundingChild]) {
    await tx.delete(table).where(eq(table.id_registration, id));
  }
  const [row] = await tx.delete(cofundingRegistration).where(eq(cofundingRegistration.id, id)).returning();
  return row;
}

/** Corrections whose last day has passed. */
export function findLateCorrections(db: Db, today: IsoDate): Promise<RegistrationRecord[]> {
  return findCorrections(db, lt(cofundingRegistration.correction_to, today));
}

/** Corrections whose last day is between these days, and of which the parent was not reminded. */
export function findUnreminded(db: Db, from: IsoDate, to: IsoDate): Promise<RegistrationRecord[]> {
  const { correction_to, reminded_to } = cofundingRegistration;
  return findCorrections(
    db,
    and(between(correction_to, from, to), sql`${reminded_to} is distinct from ${correction_to}`),
  );
}

function findCorrections(db: Db, where: SQL | undefined): Promise<RegistrationRecord[]> {
  const { id, status, deleted } = cofundingRegistration;
  return db
    .select()
    .from(cofundingRegistration)
    .where(and(eq(status, 'to_correct'), eq(deleted, 'no'), where))
    .orderBy(asc(id));
}

/** Submitted ones without a main case, the first submitted first. */
export function findWithoutCase(db: Db): Promise<Pick<RegistrationRecord, 'id'>[]> {
  const { id, number, deleted } = cofundingRegistration;
  const main = hasCase('cofundingregistration', id, 'ZGLOSZENIE');
  return db
    .select({ id })
    .from(cofundingRegistration)
    .where(and(isNotNull(number), eq(deleted, 'no'), not(main)))
    .orderBy(asc(id));
}

/** Rejected ones whose main case is not ended, and which no review may change now. */
export function findRejected(db: Db, id?: number): Promise<RegistrationRecord[]> {
  const table = cofundingRegistration;
  const isRejected = and(eq(table.status, 'formally_rejected'), eq(table.deleted, 'no'));
  const one = id === undefined ? undefined : eq(table.id, id);
  const main = hasLiveCase('cofundingregistration', table.id, 'ZGLOSZENIE');
  const review = hasLiveCase('cofundingregistration', table.id, REVIEW_KIND);
  return db
    .select()
    .from(table)
    .where(and(isRejected, one, main, not(review)))
    .orderBy(asc(table.id));
}

/** Ids of the officers in charge of the registrations that a viewer sees. */
export async function findOwners(db: Db, viewer: Viewer): Promise<number[]> {
  const { id_user_owner } = cofundingRegistration;
  const rows = await db
    .selectDistinct({ id: id_user_owner })
    .from(cofundingRegistration)
    .where(and(visibleTo(viewer), isNotNull(id_user_owner)));
  return rows.flatMap(({ id }) => id ?? []);
}

export async function insertVersion(
  tx: Tx,
  version: typeof cofundingRegistrationVersion.$inferInsert,
): Promise<void> {
  await tx.insert(cofundingRegistrationVersion).values(version);
}

/** The version submitted before the present one of `record`. */
export async function findPreviousVersion(
  db: Db,
  { id, version_no }: RegistrationRecord,
): Promise<Pick<SentVersion, 'form' | 'files'> | undefined> {
  if (version_no === 1) return undefined;
  const [row] = await db
    .select({ form: cofundingRegistrationVersion.form, files: cofundingRegistrationVersion.files })
    .from(cofundingRegistrationVersion)
    .where(
      and(
        eq(cofundingRegistrationVersion.id_registration, id),
        lt(cofundingRegistrationVersion.version_no, version_no),
      ),
    )
    .orderBy(desc(cofundingRegistrationVersion.version_no))
    .limit(1);
  return row;
}

/** The last submitted version. */
export async function findLastVersion(db: Db, id_registration: number): Promise<SentVersion | undefined> {
  const [row] = await findLastVersions(db, [id_registration]);
  return row;
}

/** Ids of the files of every submitted version. */
export async function findSentFiles(db: Db, id_registration: number): Promise<number[]> {
  const rows = await db
    .select({ files: cofundingRegistrationVersion.files })
    .from(cofundingRegistrationVersion)
    .where(eq(cofundingRegistrationVersion.id_registration, id_registration));
  return [...new Set(rows.flatMap(({ files }) => files))];
}

/** The last submitted versions of several registrations in one query. */
export function findLastVersions(db: Db, ids: readonly number[]): Promise<SentVersion[]> {
  const table = cofundingRegistrationVersion;
  return db
    .selectDistinctOn([table.id_registration])
    .from(table)
    .where(inArray(table.id_registration, [...ids]))
    .orderBy(table.id_registration, desc(table.version_no));
}
