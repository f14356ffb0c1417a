import type { RegistrationRow } from '@urzad/contract';
import type { RegistrationStatus } from '@urzad/domain';

export type NextStep = 'apply' | 'draft' | 'sign' | 'send' | 'correct' | 'show' | 'list';

type Waiting = Pick<RegistrationRow, 'id' | 'status'>;

/** Statuses in which the parent has something to do, the most urgent first. */
const STEP_OF_STATUS: readonly (readonly [RegistrationStatus, NextStep])[] = [
  ['to_correct', 'correct'],
  ['signed', 'send'],
  ['to_sign', 'sign'],
  ['draft', 'draft'],
];

const OVER: readonly RegistrationStatus[] = [
  'cancelled',
  'withdrawn',
  'expired',
  'not_qualified',
  'formally_rejected',
];

/** What a parent does next: finish what waits, else look at what is going on, else apply. */
export function nextStepOf(rows: readonly Waiting[], canApply: boolean): { step: NextStep; id?: number } {
  for (const [status, step] of STEP_OF_STATUS) {
    const waiting = rows.find((row) => row.status === status);
    if (waiting) return { step, id: waiting.id };
  }
  const running = rows.find((row) => !OVER.includes(row.status));
  if (running) return { step: 'show', id: running.id };

  return { step: canApply ? 'apply' : 'list' };
}
