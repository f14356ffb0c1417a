import type { RegistrationRow } from '@urzad/contract';
import { hasEnded, type WaitingStatus } from '@urzad/grants';
import { mostUrgent } from '#shared/entities/registrations/most-urgent';
import { type InCall, isTooLate } from '#shared/entities/registrations/too-late';

export type NextStep = 'apply' | 'draft' | 'sign' | 'send' | 'correct' | 'show' | 'none';

type Waiting = InCall & Pick<RegistrationRow, 'id'>;

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
  const urgent = mostUrgent(rows, now);
  if (urgent) return { step: STEP_OF[urgent.status], id: urgent.id };

  // A correction after its deadline is decided by the office; a draft after its deadline can no longer be submitted.
  const running = rows.find(
    (row) => !hasEnded(row.status) && (row.status === 'to_correct' || !isTooLate(row, now)),
  );
  if (running) return { step: 'show', id: running.id };

  return { step: canApply ? 'apply' : 'none' };
}
