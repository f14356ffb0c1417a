import { and, asc, eq, isNull, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { type Author, changedBy } from '../../author';
import type { Db, Tx } from '../../db';
import type { SignatureRow } from './repository';
import { baseSignature as table } from './table';

/** Signatures on paper that one person entered and nobody confirmed yet: they do not count. */
export function findUnconfirmedPaper(db: Db, id_document: number): Promise<SignatureRow[]> {
  return db.select().from(table).where(isUnconfirmed(id_document)).orderBy(asc(table.id));
}

/** Erases what was entered, so that it can be entered anew. */
export async function eraseUnconfirmedPaper(tx: Tx, id_document: number): Promise<void> {
  await tx.delete(table).where(isUnconfirmed(id_document));
}

/** The second person: from now on the signatures count. */
export async function confirmPaperSignatures(
  tx: Tx,
  id_document: number,
  by: Author & { id: number },
): Promise<void> {
  await tx
    .update(table)
    .set({ id_user_second: by.id, ...changedBy(by) })
    .where(isUnconfirmed(id_document));
}

/** Whether signatures on paper of a document wait to be confirmed, for a query about the objects of documents. */
export function hasUnconfirmedPaper(id_document: SQLWrapper): SQL {
  return sql`exists (select 1 from ${table} where ${isUnconfirmed(id_document)})`;
}

function isUnconfirmed(id_document: number | SQLWrapper): SQL | undefined {
  return and(
    eq(table.id_document, id_document),
    eq(table.provider, 'PAPER'),
    isNull(table.id_user_second),
    eq(table.withdrawn, 'no'),
  );
}
