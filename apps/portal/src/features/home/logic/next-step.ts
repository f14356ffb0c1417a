import type { RegistrationRow } from '@urzad/contract';
import { hasEnded, WAITING_STATUSES, type WaitingStatus } from '@urzad/grants';
import { isTooLate } from '#shared/registrations/too-late';

export type NextStep = 'apply' | 'draft' | 'sign' | 'send' | 'correct' | 'show' | 'none';

type Waiting = Pick<RegistrationRow, 'id' | 'status' | 'call_status' | 'call_open_to' | 'correction_to'>;

const STEP_OF: Record<WaitingStatus, NextStep> = {
  to_correct: 'correct',
  signed: 'send',
  to_sign: 'sign',
  draft: 'draft',
};

export interface Knowledge {
  rows: readonly Waiting[];
  canApply: boolean;
  now: Date;
}

/** The next step of a parent: finish what waits, else look at what is being processed, else apply. */
export function nextStepOf({ rows, canApply, now }: Knowledge): { step: NextStep; id?: number } {
  const possible = rows.filter((row) => !isTooLate(row, now));
  for (const status of WAITING_STATUSES) {
    const waiting = possible.find((row) => row.status === status);
    if (waiting) return { step: STEP_OF[status], id: waiting.id };
  }
  // A correction after its deadline is decided by the office; a draft after its deadline can no longer be submitted.
  const running = rows.find(
    (row) => !hasEnded(row.status) && (row.status === 'to_correct' || possible.includes(row)),
  );
  if (running) return { step: 'show', id: running.id };

  return { step: canApply ? 'apply' : 'none' };
}
