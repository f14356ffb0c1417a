import type { RegistrationRow } from '@urzad/contract';
import type { RegistrationStatus } from '@urzad/grants';
import { isTooLate } from '#shared/registrations/too-late';

export type NextStep = 'apply' | 'draft' | 'sign' | 'send' | 'correct' | 'show' | 'none';

type Waiting = Pick<RegistrationRow, 'id' | 'status' | 'call_status' | 'call_open_to' | 'correction_to'>;

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

export interface Knowledge {
  rows: readonly Waiting[];
  canApply: boolean;
  now: Date;
}

/** What a parent does next: finish what waits, else look at what is going on, else apply. */
export function nextStepOf({ rows, canApply, now }: Knowledge): { step: NextStep; id?: number } {
  const possible = rows.filter((row) => !isTooLate(row, now));
  for (const [status, step] of STEP_OF_STATUS) {
    const waiting = possible.find((row) => row.status === status);
    if (waiting) return { step, id: waiting.id };
  }
  // A correction that came too late is with the office; a draft that did is with nobody.
  const running = rows.find(
    (row) => !OVER.includes(row.status) && (row.status === 'to_correct' || possible.includes(row)),
  );
  if (running) return { step: 'show', id: running.id };

  return { step: canApply ? 'apply' : 'none' };
}
