import type { Registration, Remark } from '@urzad/contract';
import { type FileKind, isFileKindOpened, isOpenedBy } from '@urzad/grants';

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

export function remarkOf(remarks: readonly Remark[], path: string): string | undefined {
  return remarks.find(({ field }) => field === path)?.text;
}

function namedIn(remarks: readonly Remark[]): string[] {
  return remarks.map(({ field }) => field);
}
