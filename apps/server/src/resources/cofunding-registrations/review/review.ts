import type { Remark, ReviewMark } from '@urzad/contract';
import { codesOf } from '@urzad/domain';
import { changedPaths, FILE_KIND, type FileKind, REVIEWED_ATTACHMENTS, reviewedFields } from '@urzad/grants';
import { formOfDraft, type RegistrationDraft } from '@urzad/grants/schemas';
import type { RegistrationRecord } from '../table';

/** The fields that the parent has to correct: marks with a remark. */
export function remarksOf(review: readonly ReviewMark[]): Remark[] {
  return review.flatMap(({ field, state, text }) => (state === 'remark' && text ? [{ field, text }] : []));
}

/** Whether everything that the formal check looks at is agreed, without a remark. */
export function isWhollyAgreed({ review, form }: RegistrationRecord): boolean {
  const agreed = new Set(review.flatMap(({ field, state }) => (state === 'ok' ? [field] : [])));
  if (review.some(({ state }) => state === 'remark')) return false;

  return reviewedFields(formOfDraft(form)).every((field) => agreed.has(field));
}

/** Paths of marks that belong to no answer and no kind of file. */
export function unknownFields(
  marks: readonly ReviewMark[],
  record: Pick<RegistrationRecord, 'form'>,
): string[] {
  const known = markable(record);
  return marks.map(({ field }) => field).filter((field) => !known.has(field));
}

/** The changes of a correction since the version before it. */
export interface Changed {
  sent: RegistrationDraft;
  /** Kinds of files that were added, removed or exchanged. */
  files: readonly FileKind[];
}

/**
 * Marks that stay agreed after a correction: those of fields that it neither changed nor removed. Changed fields and
 * remarks are checked anew.
 */
export function stillAgreed(
  record: Pick<RegistrationRecord, 'review' | 'form'>,
  { sent, files }: Changed,
): ReviewMark[] {
  const known = markable(record);
  const changed = changedPaths(formOfDraft(sent), formOfDraft(record.form));
  if (files.length > 0) changed.push(REVIEWED_ATTACHMENTS);
  changed.push(...files.map((kind) => `${REVIEWED_ATTACHMENTS}.${kind}`));
  const isChanged = (field: string) =>
    changed.includes(field) || (changed.includes('children') && field.startsWith('children.'));

  return record.review.filter(({ state, field }) => state === 'ok' && known.has(field) && !isChanged(field));
}

function markable({ form }: Pick<RegistrationRecord, 'form'>): ReadonlySet<string> {
  const kinds = codesOf(FILE_KIND).map((kind) => `${REVIEWED_ATTACHMENTS}.${kind}`);
  return new Set([...reviewedFields(formOfDraft(form)), ...kinds]);
}

/** The person who gave the present points. */
export function scorerOf(
  history: readonly { status: RegistrationRecord['status']; id_user: number | null }[],
): number | undefined {
  return history.findLast(({ status }) => status === 'scored')?.id_user ?? undefined;
}
