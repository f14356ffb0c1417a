import { refOf } from '@urzad/contract';
import { codesOf } from '@urzad/domain';
import {
  changesBeyond,
  FILE_KIND,
  type FileKind,
  type GrantErrors,
  isFileKindOpened,
  requiredFileKinds,
  unansweredRemarks,
} from '@urzad/grants';
import { formOfDraft, type RegistrationDraft } from '@urzad/grants/schemas';
import { ApiError } from '../../../api-error';
import type { Db } from '../../../db';
import { attachedFiles, type FileRow, filesAmong } from '../../uploads/public';
import * as registrations from '../repository';

/** @throws when nothing was submitted: such a registration can neither be returned nor corrected */
export async function getLastVersion(db: Db, id: number): Promise<registrations.SentVersion> {
  const version = await registrations.findLastVersion(db, id);
  if (!version) throw new Error(`Registration ${id} is corrected, but no version of it was sent.`);
  return version;
}

/**
 * Refuses changes of a correction beyond the fields with remarks and the fields that follow from those.
 * @throws ApiError `not-valid` with the paths that were changed beyond it
 */
export function refuseBeyondRemarks(
  record: registrations.RegistrationRecord,
  { sent, form }: { sent: RegistrationDraft; form: RegistrationDraft },
): void {
  const beyond = changesBeyond(namedIn(record), formOfDraft(sent), formOfDraft(form));
  if (beyond.length > 0) {
    throw new ApiError('not-valid', Object.fromEntries(beyond.map((path) => [path, 'is-no-equal'])));
  }
}

/** @throws ApiError `not-valid` when files of this kind, other than those attached now, may not change */
export async function refuseFileBeyondRemarks(
  db: Db,
  record: registrations.RegistrationRecord,
  { kind, attached }: { kind: string | null; attached: readonly FileRow[] },
): Promise<void> {
  if (record.status !== 'to_correct') return;
  const version = await getLastVersion(db, record.id);
  const isOpened = isFileKindOpened(kind ?? '', {
    named: namedIn(record),
    required: requiredFileKinds(formOfDraft(record.form)),
    files: correctedFiles(version, attached),
  });
  if (!isOpened) throw new ApiError('not-valid', { attachments: 'is-no-equal' });
}

/** Remarks that neither a change nor an explanation answers. Empty outside a correction. */
export async function findUnanswered(
  db: Db,
  record: registrations.RegistrationRecord,
  attachments: readonly FileRow[],
): Promise<GrantErrors> {
  if (record.status !== 'to_correct') return {};
  const version = await getLastVersion(db, record.id);

  return unansweredRemarks({
    remarks: record.remarks,
    explanations: record.explanations,
    sent: formOfDraft(version.form),
    form: formOfDraft(record.form),
    files: correctedFiles(version, attachments),
  });
}

/** Kinds of files whose content differs between two submitted versions. */
export async function changedFileKinds(
  db: Db,
  id: number,
  { before, after }: { before: readonly number[]; after: readonly number[] },
): Promise<FileKind[]> {
  const different = [...before, ...after].filter((file) => before.includes(file) !== after.includes(file));
  const files = await filesAmong(db, refOf('cofundingregistration', id), different);
  return codesOf(FILE_KIND).filter((code) => files.some(({ kind }) => kind === code));
}

/** Ids of the files that are attached to a registration. */
export async function attachedIds(db: Db, id: number): Promise<number[]> {
  return (await attachedFiles(db, refOf('cofundingregistration', id))).map((file) => file.id);
}

function correctedFiles(version: registrations.SentVersion, attached: readonly FileRow[]) {
  return attached.map(({ id, kind }) => ({ kind: kind ?? '', isSent: version.files.includes(id) }));
}

function namedIn({ remarks }: registrations.RegistrationRecord): string[] {
  return remarks.map(({ field }) => field);
}
