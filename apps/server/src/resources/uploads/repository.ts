import { and, asc, eq, inArray, isNotNull, isNull, lt, notInArray, or, sql } from 'drizzle-orm';
import { type Author, changedBy, type createdBy } from '../../author';
import type { Db, Tx } from '../../db';
import { rowsOf } from '../../unit-of-work/rows';
import { SWEEP_BATCH } from './batches';
import { baseFile } from './table';

export type FileRow = typeof baseFile.$inferSelect;
export type NewFile = Omit<typeof baseFile.$inferInsert, keyof ReturnType<typeof createdBy>>;

/** The object that a file is attached to. */
export interface FileOwner {
  obj_type: string;
  id_obj: number;
}

const rows = rowsOf(baseFile);
export const { insert } = rows;

/** A file that an address may refer to. A file exchanged in a correction is still part of the earlier version. */
export async function findByFilename(db: Db, filename: string): Promise<FileRow | undefined> {
  const [row] = await db
    .select()
    .from(baseFile)
    .where(
      and(eq(baseFile.filename, filename), or(eq(baseFile.deleted, 'no'), isNotNull(baseFile.obj_type))),
    );
  return row;
}

/** Files that a signed address names, in the order of their uploads; erased ones are left out. */
export function findByIds(db: Db, ids: readonly number[]): Promise<FileRow[]> {
  return db
    .select()
    .from(baseFile)
    .where(and(inArray(baseFile.id, [...ids]), or(eq(baseFile.deleted, 'no'), isNotNull(baseFile.obj_type))))
    .orderBy(asc(baseFile.id));
}

/**
 * Of these ids the files that are or were attached to an object: submitted files stay readable after they are
 * exchanged.
 */
export function filesAmong(
  db: Db,
  { obj_type, id_obj }: FileOwner,
  ids: readonly number[],
): Promise<FileRow[]> {
  return db
    .select()
    .from(baseFile)
    .where(and(inArray(baseFile.id, [...ids]), eq(baseFile.obj_type, obj_type), eq(baseFile.id_obj, id_obj)))
    .orderBy(asc(baseFile.id));
}

/** Files of the office by their keys of the store. */
export async function filesNamed(db: Db, filenames: readonly string[]): Promise<FileRow[]> {
  if (filenames.length === 0) return [];
  return db
    .select()
    .from(baseFile)
    .where(and(inArray(baseFile.filename, [...filenames]), eq(baseFile.deleted, 'no')));
}

export function attachedFiles(db: Db, { obj_type, id_obj }: FileOwner): Promise<FileRow[]> {
  return db
    .select()
    .from(baseFile)
    .where(and(eq(baseFile.obj_type, obj_type), eq(baseFile.id_obj, id_obj), eq(baseFile.deleted, 'no')))
    .orderBy(asc(baseFile.id));
}

/** A file that the store must have, and the digest of its bytes. */
export type KeptFile = Pick<FileRow, 'filename' | 'sha256'>;

export function findKeptFiles(db: Db): Promise<KeptFile[]> {
  return db
    .select({ filename: baseFile.filename, sha256: baseFile.sha256 })
    .from(baseFile)
    .where(eq(baseFile.deleted, 'no'))
    .orderBy(asc(baseFile.id));
}

/** Attaches a file that is not attached yet. `undefined` when this person has no such file. */
export async function attach(
  tx: Tx,
  { filename, id_user, uploadedAfter }: { filename: string; id_user: number; uploadedAfter: Date },
  { owner, kind, author }: { owner: FileOwner; kind: string; author: Author },
): Promise<FileRow | undefined> {
  const unattached = and(
    eq(baseFile.filename, filename),
    eq(baseFile.id_user, id_user),
    eq(baseFile.id_application, author.id_application),
    isNull(baseFile.obj_type),
    sql`${baseFile.upload_date} > ${uploadedAfter.toISOString()}`,
  );
  const [row] = await rows.updateAll(tx, unattached, { values: { ...owner, kind }, by: author });
  return row;
}

/** A file is nobody's upload any more. */
export async function disown(tx: Tx, id: number): Promise<void> {
  await tx.update(baseFile).set({ id_user: null }).where(eq(baseFile.id, id));
}

/**
 * Detaches a file from its object. Its bytes are removed by the caller, after the transaction.
 * @throws ApiError `object-no-exist`
 */
export function detachFile(
  tx: Tx,
  { id, owner: { obj_type, id_obj } }: { id: number; owner: FileOwner },
  by: Author,
): Promise<void> {
  return rows.remove(tx, id, by, and(eq(baseFile.obj_type, obj_type), eq(baseFile.id_obj, id_obj)));
}

/** Attaches files of one object to another, as they are. @returns those that the first one had */
export function moveFiles(
  tx: Tx,
  { ids, from, to }: { ids: readonly number[]; from: FileOwner; to: FileOwner },
  by: Author,
): Promise<FileRow[]> {
  const ofFirst = and(
    inArray(baseFile.id, [...ids]),
    eq(baseFile.obj_type, from.obj_type),
    eq(baseFile.id_obj, from.id_obj),
  );
  return rows.updateAll(tx, ofFirst, { values: { ...to }, by });
}

/**
 * Attaches to an object what an earlier version of it had, `current`, and erases what no version has. The bytes are
 * removed by the caller, after the transaction.
 * @param kept ids of the files of all versions
 */
export async function restoreFiles(
  tx: Tx,
  { owner, current, kept }: { owner: FileOwner; current: readonly number[]; kept: readonly number[] },
  by: Author,
): Promise<string[]> {
  const isOfOwner = and(eq(baseFile.obj_type, owner.obj_type), eq(baseFile.id_obj, owner.id_obj));
  await tx
    .update(baseFile)
    .set({ deleted: 'no', ...changedBy(by) })
    .where(and(isOfOwner, inArray(baseFile.id, [...current]), eq(baseFile.deleted, 'yes')));
  const erased = await tx
    .delete(baseFile)
    .where(and(isOfOwner, notInArray(baseFile.id, [...kept])))
    .returning({ filename: baseFile.filename });
  return erased.map(({ filename }) => filename);
}

/** Which of these names have a row, removed ones included: their bytes may be evidence. */
export async function findKnown(db: Db, filenames: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .select({ filename: baseFile.filename })
    .from(baseFile)
    .where(inArray(baseFile.filename, [...filenames]));
  return new Set(rows.map(({ filename }) => filename));
}

/** Files that were not attached in time, locked so that nobody attaches them meanwhile. */
export async function lockUnattached(
  tx: Tx,
  uploadedBefore: Date,
): Promise<{ id: number; filename: string }[]> {
  return tx
    .select({ id: baseFile.id, filename: baseFile.filename })
    .from(baseFile)
    .where(and(isNull(baseFile.obj_type), lt(baseFile.upload_date, uploadedBefore)))
    .orderBy(asc(baseFile.upload_date))
    .limit(SWEEP_BATCH)
    .for('update', { skipLocked: true });
}

/**
 * Erases every file of these objects, detached ones included. Their bytes are removed by the caller, after the
 * transaction; after a crash in between the next sweep removes them, as they have no row.
 */
export async function eraseFiles(
  tx: Tx,
  { obj_type, ids }: { obj_type: FileOwner['obj_type']; ids: readonly number[] },
): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await tx
    .delete(baseFile)
    .where(and(eq(baseFile.obj_type, obj_type), inArray(baseFile.id_obj, [...ids])))
    .returning({ filename: baseFile.filename });
  return rows.map(({ filename }) => filename);
}

/** Erases every file that a person sent and what is attached to their account. Their bytes are removed by the caller. */
export async function eraseFilesOf(tx: Tx, id_user: number): Promise<string[]> {
  const ofAccount = and(eq(baseFile.obj_type, 'user'), eq(baseFile.id_obj, id_user));
  const rows = await tx
    .delete(baseFile)
    .where(or(eq(baseFile.id_user, id_user), ofAccount))
    .returning({ filename: baseFile.filename });
  return rows.map(({ filename }) => filename);
}

export async function erase(tx: Tx, ids: readonly number[]): Promise<void> {
  if (ids.length > 0) await tx.delete(baseFile).where(inArray(baseFile.id, [...ids]));
}
