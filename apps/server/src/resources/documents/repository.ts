import type { ObjectRef } from '@urzad/contract';
import { and, asc, desc, eq, inArray, isNotNull, ne, or, type SQL, sql } from 'drizzle-orm';
import { type Author, changedBy, createdBy } from '../../author';
import type { Db, Tx } from '../../db';
import { rowsOf } from '../../unit-of-work/rows';
import { baseDocument, baseSignature } from './table';

export type DocumentRow = typeof baseDocument.$inferSelect;
export type SignatureRow = typeof baseSignature.$inferSelect;
export type NewSignature = Omit<typeof baseSignature.$inferInsert, keyof ReturnType<typeof createdBy>>;

const rows = rowsOf(baseDocument);
export const { insert, nextId, update } = rows;

export async function insertSignature(tx: Tx, signature: NewSignature, author: Author): Promise<void> {
  await tx.insert(baseSignature).values({ ...signature, ...createdBy(author) });
}

/** Lets a signature with an unclear verdict count. */
export async function confirmSignature(
  tx: Tx,
  id: number,
  { reason, by }: { reason: string; by: Author & { id: number } },
): Promise<void> {
  await tx
    .update(baseSignature)
    .set({ id_user_confirmed: by.id, confirm_reason: reason, ...changedBy(by) })
    .where(eq(baseSignature.id, id));
}

export async function withdrawSignatures(tx: Tx, id_document: number, by: Author): Promise<void> {
  await tx
    .update(baseSignature)
    .set({ withdrawn: 'yes', ...changedBy(by) })
    .where(eq(baseSignature.id_document, id_document));
}

export async function findById(db: Db, id: number, where?: SQL): Promise<DocumentRow | undefined> {
  const [row] = await db
    .select()
    .from(baseDocument)
    .where(and(eq(baseDocument.id, id), where));
  return row;
}

export async function findByIds(db: Db, ids: readonly number[]): Promise<DocumentRow[]> {
  if (ids.length === 0) return [];
  return db
    .select()
    .from(baseDocument)
    .where(inArray(baseDocument.id, [...ids]));
}

export async function findByNumber(db: Db, number: string): Promise<DocumentRow | undefined> {
  const [row] = await db.select().from(baseDocument).where(eq(baseDocument.number, number));
  return row;
}

/** Every document of one kind that an object ever had, void ones included. */
export async function findIdsOfKind(
  db: Db,
  { obj_type, id_obj }: ObjectRef,
  kind: DocumentRow['kind'],
): Promise<number[]> {
  const rows = await db
    .select({ id: baseDocument.id })
    .from(baseDocument)
    .where(
      and(eq(baseDocument.obj_type, obj_type), eq(baseDocument.id_obj, id_obj), eq(baseDocument.kind, kind)),
    );
  return rows.map(({ id }) => id);
}

/** Every document that an object ever had, with its signatures. */
export async function eraseOf(tx: Tx, { obj_type, id_obj }: ObjectRef): Promise<number[]> {
  const isOfObject = and(eq(baseDocument.obj_type, obj_type), eq(baseDocument.id_obj, id_obj));
  const own = tx.select({ id: baseDocument.id }).from(baseDocument).where(isOfObject);
  await tx.delete(baseSignature).where(inArray(baseSignature.id_document, own));
  const erased = await tx.delete(baseDocument).where(isOfObject).returning({ id: baseDocument.id });
  return erased.map(({ id }) => id);
}

/** Valid documents of an object, the newest first. */
export function findByObject(db: Db, { obj_type, id_obj }: ObjectRef): Promise<DocumentRow[]> {
  return db
    .select()
    .from(baseDocument)
    .where(
      and(
        eq(baseDocument.obj_type, obj_type),
        eq(baseDocument.id_obj, id_obj),
        ne(baseDocument.status, 'void'),
      ),
    )
    .orderBy(desc(baseDocument.id));
}

/** Valid documents that are filed in a case, the newest first. */
export function findFiledIn(db: Db, id_officecase: number): Promise<DocumentRow[]> {
  return db
    .select()
    .from(baseDocument)
    .where(and(eq(baseDocument.id_officecase, id_officecase), ne(baseDocument.status, 'void')))
    .orderBy(desc(baseDocument.id));
}

/** Files the documents of an object in a case, or one of them. */
export async function fileIn(
  tx: Tx,
  id_officecase: number,
  { owner: { obj_type, id_obj }, id }: { owner: ObjectRef; id?: number },
  by: Author,
): Promise<void> {
  const where = and(
    eq(baseDocument.obj_type, obj_type),
    eq(baseDocument.id_obj, id_obj),
    id === undefined ? undefined : eq(baseDocument.id, id),
  );
  await rows.updateAll(tx, where, { values: { id_officecase }, by });
}

/** Signatures that count: those on paper do once a second person has confirmed them. */
export async function findSignatures(db: Db, ids: readonly number[]): Promise<SignatureRow[]> {
  if (ids.length === 0) return [];
  const { id_document, withdrawn, provider, id_user_second } = baseSignature;
  const isConfirmed = or(ne(provider, 'PAPER'), isNotNull(id_user_second));
  return db
    .select()
    .from(baseSignature)
    .where(and(inArray(id_document, [...ids]), eq(withdrawn, 'no'), isConfirmed))
    .orderBy(asc(baseSignature.id));
}

/** The last evidence of the object's chain; withdrawn signatures stay links of it. */
export async function lastEvidenceOf(db: Db, { obj_type, id_obj }: ObjectRef): Promise<string | null> {
  const [row] = await db
    .select({ hash: baseSignature.evidence_hash })
    .from(baseSignature)
    .innerJoin(baseDocument, eq(baseDocument.id, baseSignature.id_document))
    .where(
      and(
        eq(baseDocument.obj_type, obj_type),
        eq(baseDocument.id_obj, id_obj),
        sql`${baseSignature.evidence_hash} is not null`,
      ),
    )
    .orderBy(desc(baseSignature.id))
    .limit(1);
  return row?.hash ?? null;
}
