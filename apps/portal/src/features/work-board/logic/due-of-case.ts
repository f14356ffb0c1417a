import type { OfficeCaseRow } from '@urzad/contract';
import type { IsoDate } from '@urzad/domain';
import { isLiveCase } from '@urzad/grants';

/** The day by which somebody has to act: the applicant while they are asked, else the office. An ended case has none. */
export function dueOfCase({
  status,
  answer_to,
  due_date,
}: Pick<OfficeCaseRow, 'status' | 'answer_to' | 'due_date'>): IsoDate | null {
  return isLiveCase(status) ? (answer_to ?? due_date) : null;
}
