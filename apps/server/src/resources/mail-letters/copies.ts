import { and, eq, inArray, type SQL } from 'drizzle-orm';
import { ApiError } from '../../api-error';
import type { Db, Tx } from '../../db';
import type { SessionUser } from '../../http/resource';
import { rowsOf } from '../../unit-of-work/rows';
import { type CopyRecord, type LetterRecord, mailCopy, mailLetter } from './table';

export const copies = rowsOf(mailCopy);
export const letters = rowsOf(mailLetter);

/** Who holds copies, and in which application. */
export type Holder = Pick<SessionUser, 'id' | 'id_application'>;

/** The access condition of every query about letters: nobody sees the copy of another, whatever their privileges. */
export function heldBy({ id, id_application }: Holder): SQL | undefined {
  return and(eq(mailCopy.id_user, id), eq(mailCopy.id_application, id_application));
}

/** A letter with the copy of a holder. */
export interface Held {
  letter: LetterRecord;
  copy: CopyRecord;
}

/** @throws ApiError `object-no-exist` for a letter of which this person holds no copy */
export async function getHeld(db: Db, holder: Holder, id: number): Promise<Held> {
  const [held] = await findHeld(db, holder, eq(mailLetter.id, id));
  if (!held) throw new ApiError('object-no-exist');
  return held;
}

/** Of letters with a condition, those that this person holds. */
export function findHeld(db: Db, holder: Holder, where: SQL | undefined): Promise<Held[]> {
  return db
    .select({ letter: mailLetter, copy: mailCopy })
    .from(mailCopy)
    .innerJoin(mailLetter, eq(mailLetter.id, mailCopy.id_letter))
    .where(and(heldBy(holder), eq(mailCopy.deleted, 'no'), eq(mailLetter.deleted, 'no'), where));
}

/**
 * The copies of these letters, locked: moves of them run one after another.
 * @throws ApiError `object-no-exist` where one is not there
 */
export async function lockCopies(tx: Tx, holder: Holder, ids: readonly number[]): Promise<CopyRecord[]> {
  const wanted = [...new Set(ids)];
  const found = await tx
    .select()
    .from(mailCopy)
    .where(and(heldBy(holder), eq(mailCopy.deleted, 'no'), inArray(mailCopy.id_letter, wanted)))
    .orderBy(mailCopy.id)
    .for('update');
  if (found.length < wanted.length) throw new ApiError('object-no-exist');
  return found;
}
