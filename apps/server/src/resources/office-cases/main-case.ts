import { type ObjectRef, refOf } from '@urzad/contract';
import { isLiveCase, mainCaseTitle, OFFICE_CASE_LAW } from '@urzad/grants';
import type { Author } from '../../author';
import type { Db, Tx } from '../../db';
import { fileDocumentsIn } from '../documents/public';
import { eraseNotifications } from '../notifications/public';
import { eraseFiles } from '../uploads/public';
import { type Acting, type NewCase, openCase } from './open-case';
import { type CaseRecord, eraseAbout, findAbout, rows, type SubjectRef } from './repository';
import { eraseHistory, noteOf, takeStep } from './step';

/** The kind of the case in which the documents of an object are filed. */
export const MAIN_KIND = 'ZGLOSZENIE';

type Opening = Pick<NewCase, 'id_user' | 'is_test'> & { about: NonNullable<NewCase['about']> };

/** Opens the main case of an object and files its documents there. */
export async function openMainCase(tx: Tx, opening: Opening, acting: Acting): Promise<CaseRecord> {
  const title = mainCaseTitle(opening.about.number);
  const record = await openCase(tx, { ...opening, kind: MAIN_KIND, status: 'open', title }, acting);
  await fileDocumentsIn(tx, record.id, { owner: refTo(opening.about) }, acting.by);
  return record;
}

export async function mainCaseOf(db: Db, ref: SubjectRef): Promise<CaseRecord | undefined> {
  return (await findAbout(db, ref, MAIN_KIND))[0];
}

/**
 * Files a document in the main case of an object. An object that was not sent yet has none.
 * @param of the object whose document it is, where it is another one that belongs to it
 */
export async function fileDocument(
  tx: Tx,
  { id_document, of, ref }: { id_document: number; of?: ObjectRef; ref: SubjectRef },
  by: Author,
): Promise<void> {
  const main = await mainCaseOf(tx, ref);
  if (main) await fileDocumentsIn(tx, main.id, { owner: of ?? refTo(ref), id: id_document }, by);
}

/** The main case is led by who leads its object. */
export async function followOwner(
  tx: Tx,
  { id_user_owner, ref }: { id_user_owner: number | null; ref: SubjectRef },
  by: Author,
): Promise<void> {
  const main = await mainCaseOf(tx, ref);
  if (main) await rows.update(tx, main.id, { values: { id_user_owner }, by });
}

/**
 * Takes a step of the main case because of its object: `withdraw` when its applicant withdrew it, `close` when all is
 * decided, `reopen` when it goes on after all. Where the law has no such step from its status, it stays as it is.
 */
export async function stepMainCase(
  tx: Tx,
  { ref, step }: { ref: SubjectRef; step: 'withdraw' | 'close' | 'reopen' },
  { by, note }: Acting,
): Promise<void> {
  const main = await mainCaseOf(tx, ref);
  if (!main || !OFFICE_CASE_LAW.statusAfter(step, main.status)) return;
  const values = { ended_date: step === 'reopen' ? null : by.date };
  const after = await takeStep(tx, { record: main, step }, { values, by });
  note(noteOf(step, main, after));
}

/** Whether a case of this kind was opened about an object: ever, or since a time. */
export async function wasAsked(
  db: Db,
  ref: SubjectRef,
  { kind, since }: { kind: NewCase['kind']; since?: Date | undefined },
): Promise<boolean> {
  const found = await findAbout(db, ref, kind);
  return found.some(({ create_date }) => since === undefined || create_date >= since);
}

/** The case of this kind about an object that was opened last, if there is one. */
export async function lastCaseOf(
  db: Db,
  ref: SubjectRef,
  kind: NewCase['kind'],
): Promise<CaseRecord | undefined> {
  const found = await findAbout(db, ref, kind);
  return found.toSorted((one, other) => other.id - one.id)[0];
}

/** The case of this kind about an object that is not ended, if there is one. */
export async function liveCaseOf(
  db: Db,
  ref: SubjectRef,
  kind: NewCase['kind'],
): Promise<CaseRecord | undefined> {
  const found = await findAbout(db, ref, kind);
  return found.find(({ status }) => isLiveCase(status));
}

/**
 * The case of this kind about an object that waits for its signature or for the office.
 * @param except a case that is no other one
 */
export async function unsettledCaseOf(
  db: Db,
  ref: SubjectRef,
  { kind, except }: { kind: NewCase['kind']; except: number | undefined },
): Promise<CaseRecord | undefined> {
  const found = await findAbout(db, ref, kind);
  return found.find(({ id, status }) => id !== except && (status === 'to_sign' || isLiveCase(status)));
}

/**
 * Erases the cases about an object that leaves no trace; its documents are erased before. The bytes of their files are
 * removed by the caller, after the transaction.
 */
export async function eraseCases(tx: Tx, ref: SubjectRef): Promise<string[]> {
  const ids = await eraseAbout(tx, ref);
  for (const id of ids) {
    await eraseHistory(tx, id);
    await eraseNotifications(tx, refOf('officecase', id));
  }
  return eraseFiles(tx, { obj_type: 'officecase', ids });
}

function refTo({ obj_type, id_obj }: SubjectRef): ObjectRef {
  return refOf(obj_type, id_obj);
}
