import type { RegistrationRow } from '@urzad/contract';
import { hasEnded, type RegistrationStatus, type WaitingStatus } from '@urzad/grants';
import { findTaken } from '#shared/entities/registrations/find-taken';
import { mostUrgent } from '#shared/entities/registrations/most-urgent';
import { type InCall, isTooLate } from '#shared/entities/registrations/too-late';

export type NextStep =
  | 'apply'
  | 'draft'
  | 'sign'
  | 'send'
  | 'correct'
  | 'documents'
  | 'contract'
  | 'panel'
  | 'show'
  | 'rejected'
  | 'none';

type Waiting = InCall & Pick<RegistrationRow, 'id' | 'call_number' | 'replaceable'>;

const STEP_OF: Record<WaitingStatus, NextStep> = {
  to_correct: 'correct',
  signed: 'send',
  to_sign: 'sign',
  draft: 'draft',
};

/** What a registration that won a place asks of the parent; every other one is looked at. */
const STEP_WITH_A_PLACE: Partial<Record<RegistrationStatus, NextStep>> = {
  documents: 'documents',
  contract_stage: 'contract',
  member: 'panel',
};

export interface Knowledge {
  /** The newest first. */
  rows: readonly Waiting[];
  /** The call that can be applied in now. */
  call: { number: string } | undefined;
  now: Date;
}

/**
 * The next step of a parent: finish what waits, else look at what is being processed, else apply, but not a second time
 * in a call (E12). A rejection is shown until there is a call to apply in.
 */
export function nextStepOf({ rows, call, now }: Knowledge): { step: NextStep; id?: number } {
  const urgent = mostUrgent(rows, now);
  if (urgent) return { step: STEP_OF[urgent.status], id: urgent.id };

  // A correction after its deadline is decided by the office; a draft after its deadline can no longer be submitted.
  const running = rows.find(
    (row) => !hasEnded(row.status) && (row.status === 'to_correct' || !isTooLate(row, now)),
  );
  if (running) return { step: STEP_WITH_A_PLACE[running.status] ?? 'show', id: running.id };

  const last = call ? findTaken(rows, call) : rows[0];
  if (last?.status === 'formally_rejected') return { step: 'rejected', id: last.id };
  if (call && last) return { step: 'show', id: last.id };

  return { step: call ? 'apply' : 'none' };
}
