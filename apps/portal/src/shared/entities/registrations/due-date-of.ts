import type { RegistrationRow } from '@urzad/contract';
import type { IsoDate } from '@urzad/domain';

/** The day by which somebody has to act: the parent during a correction, else the office. */
export function dueDateOf({
  status,
  correction_to,
  answer_by,
}: Pick<RegistrationRow, 'status' | 'correction_to' | 'answer_by'>): IsoDate | null {
  return status === 'to_correct' ? correction_to : answer_by;
}
