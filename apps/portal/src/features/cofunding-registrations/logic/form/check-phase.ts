import type { RegistrationStatus } from '@urzad/grants';

/** What may still become of the answers that are checked: any may change, some may, or they are only read. */
export type CheckPhase = 'open' | 'correction' | 'over';

export function checkPhaseOf(status: RegistrationStatus, isTooLate: boolean): CheckPhase {
  if (isTooLate || status === 'cancelled') return 'over';
  return status === 'to_correct' ? 'correction' : 'open';
}
