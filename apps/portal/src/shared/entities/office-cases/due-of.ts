import type { OfficeCaseRow } from '@urzad/contract';
import type { IsoDate } from '@urzad/domain';
import { isLiveCase } from '@urzad/grants';

/** The day by which somebody has to act; an ended case has none. */
export function dueOf({ status, due_date }: Pick<OfficeCaseRow, 'status' | 'due_date'>): IsoDate | null {
  return isLiveCase(status) ? due_date : null;
}
