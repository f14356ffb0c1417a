import { changesBeyond, type FileKind, isOpenedBy, requiredFileKinds } from '@urzad/domain';
import { formOfDraft, type RegistrationDraft } from '@urzad/domain/schemas';
import { ApiError } from '../../http/api-error';
import type { RegistrationRecord } from './table';

/**
 * In a correction only what the office named may differ from what it saw, and what must follow that.
 * @throws ApiError `not-valid` with the paths that were changed beyond it
 */
export function refuseBeyondRemarks(
  record: RegistrationRecord,
  { sent, form }: { sent: RegistrationDraft; form: RegistrationDraft },
): void {
  const named = record.remarks.map(({ field }) => field);
  const beyond = changesBeyond(named, formOfDraft(sent), formOfDraft(form));
  if (beyond.length > 0) {
    throw new ApiError('not-valid', Object.fromEntries(beyond.map((path) => [path, 'is-no-equal'])));
  }
}

/**
 * Files may change when the office asked for files, or for this kind; or when a corrected answer asks for one that is not
 * there.
 * @throws ApiError `not-valid`
 */
export function refuseFileBeyondRemarks(record: RegistrationRecord, kind: FileKind): void {
  if (record.status !== 'to_correct') return;
  const named = record.remarks.map(({ field }) => field);
  const isNamed = named.includes('attachments') || isOpenedBy(named, `attachments.${kind}`);
  const isNeeded = requiredFileKinds(formOfDraft(record.form)).includes(kind);
  if (!isNamed && !isNeeded) throw new ApiError('not-valid', { attachments: 'is-no-equal' });
}
