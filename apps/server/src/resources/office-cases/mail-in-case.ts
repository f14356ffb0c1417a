import { refOf } from '@urzad/contract';
import { hasPrivilege } from '@urzad/grants';
import type { FastifyInstance } from 'fastify';
import { ApiError } from '../../api-error';
import type { Author } from '../../author';
import type { Tx } from '../../db';
import type { SessionUser } from '../../http/resource';
import type { Note } from '../../unit-of-work/write';
import { attachedFiles, FILES_OF_OBJECT_MAX, type FileRow, moveFiles } from '../uploads/public';
import { seenObject } from './add-case';
import { actingViewerOf, lockCase } from './lock-case';
import { tellOfLetter } from './notices';
import { openCase } from './open-case';
import { type CaseMessageRow, type CaseRecord, insertMessage, type SubjectRef } from './repository';
import { noteOf, takeStep } from './step';
import type { CaseSubjects } from './subjects';
import { termAfterWaiting } from './waiting';

/** A letter of the mail of the office that goes into a case. */
export interface MailedLetter {
  body: string;
  /** Files that it has, which become files of the case. */
  files: readonly FileRow[];
}

interface Writing {
  app: FastifyInstance;
  tx: Tx;
  user: SessionUser;
  by: Author & { id: number };
  note: Note;
}

/**
 * A letter of the officer in charge to the applicant, as `answer` of the case.
 * @throws ApiError `object-no-exist`, `illegal-step`, `no-privilege` as for the step
 */
export async function mailInCase(id: number, letter: MailedLetter, writing: Writing): Promise<void> {
  const { app, tx, user, by, note } = writing;
  const before = await lockCase(app, tx, { user, id, step: 'answer' });
  const values = { ...termAfterWaiting(before, by.date), last_date: by.date };
  const after = await takeStep(tx, { record: before, step: 'answer' }, { values, by });
  await addMailed(tx, { record: after, direction: 'OUT', letter }, by);
  await tellOfLetter(app, tx, after, by);
  note(noteOf('answer', before, after));
}

/** A case that a letter of the office begins. */
interface Begun {
  about: SubjectRef;
  title: string;
  letter: MailedLetter;
}

/**
 * Opens a case about an object with a letter to its applicant, led by who wrote it.
 * @returns its id
 * @throws ApiError `no-privilege` for who opens no cases, `object-no-exist` for an object that was not sent
 */
export async function openByMail(
  { about, title, letter }: Begun,
  subjects: CaseSubjects,
  { app, tx, user, by, note }: Writing,
): Promise<number> {
  const viewer = actingViewerOf(user);
  if (viewer.as !== 'staff' || !hasPrivilege(viewer.privileges, 'office_case_edit')) {
    throw new ApiError('no-privilege', { reason: 'opens-no-cases' });
  }
  const { number, id_user, is_test } = await seenObject(tx, about, { viewer, subjects });
  const opening = { about: { ...about, number }, kind: 'INNE' as const, title, id_user, is_test };
  const led = { status: 'open' as const, id_user_owner: by.id };
  const record = await openCase(tx, { ...opening, ...led }, { by, note });
  await addMailed(tx, { record, direction: 'OUT', letter }, by);
  await tellOfLetter(app, tx, record, by);
  return record.id;
}

/**
 * Files a letter in a case, as a note of the office: nobody has proved who wrote it.
 * @throws ApiError as for the step `note`
 */
export async function fileMail(
  id: number,
  letter: MailedLetter,
  { app, tx, user, by, note }: Writing,
): Promise<void> {
  const record = await lockCase(app, tx, { user, id, step: 'note' });
  await addMailed(tx, { record, direction: 'NOTE', letter }, by);
  note(noteOf('note', record, record));
}

async function addMailed(
  tx: Tx,
  {
    record,
    direction,
    letter: { body, files },
  }: { record: CaseRecord; direction: CaseMessageRow['direction']; letter: MailedLetter },
  by: Author,
): Promise<void> {
  const to = refOf('officecase', record.id);
  // Another letter may have brought a file before.
  const added = files.filter(({ obj_type, id_obj }) => obj_type !== to.obj_type || id_obj !== to.id_obj);
  if (added.length > 0) {
    const attached = await attachedFiles(tx, to);
    if (attached.length + added.length > FILES_OF_OBJECT_MAX) {
      throw new ApiError('not-valid', { filenames: 'is-too-big' });
    }
  }
  for (const { id, obj_type, id_obj } of added) {
    // A file is in one case.
    if (obj_type !== 'mailletter' || id_obj === null)
      throw new ApiError('not-valid', { filenames: 'in-case' });
    await moveFiles(tx, { ids: [id], from: { obj_type, id_obj }, to }, by);
  }
  await insertMessage(tx, {
    ...{ id_officecase: record.id, direction, body, files: files.map(({ id }) => id) },
    id_user: by.id,
    sent_date: by.date,
  });
}
