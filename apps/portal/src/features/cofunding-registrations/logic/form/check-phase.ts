import type { RegistrationStatus } from '@urzad/grants';

/** What may still change of the checked answers: all, some, or none. */
export type CheckPhase = 'open' | 'correction' | 'over';

export function checkPhaseOf(status: RegistrationStatus, isTooLate: boolean): CheckPhase {
  if (isTooLate || status === 'cancelled') return 'over';
  return status === 'to_correct' ? 'correction' : 'open';
}
