import type { Registration, Remark } from '@urzad/contract';
import { isOpenedBy } from '@urzad/domain';

type Corrected = Pick<Registration, 'status' | 'remarks' | 'attachments'>;

/** In a correction only what the office named, and what must follow it, may change (Spec §4, domain). */
export function mayChange({ status, remarks }: Pick<Corrected, 'status' | 'remarks'>, path: string): boolean {
  return (
    status !== 'to_correct' ||
    isOpenedBy(
      remarks.map(({ field }) => field),
      path,
    )
  );
}

/** Files of one kind may change when they were named, or when a corrected answer has made them necessary. */
export function mayChangeFiles(registration: Corrected, required: readonly string[], kind: string): boolean {
  const { status, remarks, attachments } = registration;
  if (status !== 'to_correct') return true;
  if (remarks.some(({ field }) => field === 'attachments' || field === `attachments.${kind}`)) return true;

  const isMissing = !attachments.some((file) => file.kind === kind);
  return isMissing && required.includes(kind);
}

export function remarkOf(remarks: readonly Remark[], path: string): string | undefined {
  return remarks.find(({ field }) => field === path)?.text;
}
