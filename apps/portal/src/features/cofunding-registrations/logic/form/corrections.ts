import type { Registration, Remark } from '@urzad/contract';
import type { Locale } from '@urzad/domain';
import {
  answeredTogether,
  askedFieldLabel,
  type FileKind,
  isFileKindOpened,
  isOpenedBy,
  type OfficeWords,
} from '@urzad/grants';
import type { AnswerRemark } from '#shared/spec-form/form-editor';

type Corrected = Pick<Registration, 'status' | 'remarks' | 'attachments'> & {
  /** The call, or the time of the correction, is over: a change could not be submitted. */
  isTooLate: boolean;
};

/**
 * False for a deleted or late registration. In a correction only fields with remarks, and fields that depend on them,
 * may change (Spec §4, Process §2.3).
 */
export function mayChange(
  { status, remarks, isTooLate }: Omit<Corrected, 'attachments'>,
  path: string,
): boolean {
  if (isTooLate || status === 'cancelled') return false;

  return status !== 'to_correct' || isOpenedBy(namedIn(remarks), path);
}

/** Files of one kind may change while they can still be submitted, in a correction only those that it opens. */
export function mayChangeFiles(
  { status, remarks, attachments, isTooLate }: Corrected,
  required: readonly FileKind[],
  kind: FileKind,
): boolean {
  if (isTooLate || status === 'cancelled') return false;
  if (status !== 'to_correct') return true;
  const files = attachments.map((file) => ({ kind: file.kind, isSent: file.is_sent === 'yes' }));

  return isFileKindOpened(kind, { named: namedIn(remarks), required, files });
}

/** The remarks on a question; on that about a place those on its district and commune too. */
export function remarksOn(
  { remarks, previous_form }: Pick<Registration, 'remarks' | 'previous_form'>,
  path: string,
  { locale, words }: { locale: Locale; words: OfficeWords },
): AnswerRemark[] {
  return answeredTogether(path).flatMap((answer) => {
    const at = remarks.findIndex(({ field }) => field === answer);
    const remark = remarks[at];
    return remark
      ? [{ at, text: remark.text, label: askedFieldLabel(answer, locale, previous_form ?? {}, words) }]
      : [];
  });
}

function namedIn(remarks: readonly Remark[]): string[] {
  return remarks.map(({ field }) => field);
}
