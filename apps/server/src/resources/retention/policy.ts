import { RETENTION_LIST_LAW, type RetentionListStep } from '@urzad/grants';
import { ApiError } from '../../api-error';
import type { SessionUser } from '../../http/resource';
import type { RetentionListRecord, RetentionRecord } from './table';

/** What the list allows of a person in each status: data that stays is put back, and what is proposed may stay. */
const STEP_OF_ROW = { proposed: 'keep', kept: 'propose' } as const;

/** @throws ApiError `illegal-step` once the list is decided */
export function requireStep(
  { status }: Pick<RetentionListRecord, 'status'>,
  step: RetentionListStep,
  user: Pick<SessionUser, 'privileges'>,
): void {
  if (!RETENTION_LIST_LAW.mayStep(step, status, user)) throw new ApiError('illegal-step', { status });
}

export function stepsOfList(
  { status }: Pick<RetentionListRecord, 'status'>,
  user: Pick<SessionUser, 'privileges'>,
): RetentionListStep[] {
  const ofRows: readonly RetentionListStep[] = Object.values(STEP_OF_ROW);
  return RETENTION_LIST_LAW.stepsFrom(status, user).filter((step) => !ofRows.includes(step));
}

export function stepsOfRow(
  list: Pick<RetentionListRecord, 'status'>,
  { status }: Pick<RetentionRecord, 'status'>,
  user: Pick<SessionUser, 'privileges'>,
): RetentionListStep[] {
  if (status !== 'proposed' && status !== 'kept') return [];
  const step = STEP_OF_ROW[status];
  return RETENTION_LIST_LAW.mayStep(step, list.status, user) ? [step] : [];
}
