import type { Claim } from '@urzad/contract';
import { refundOf } from './refund-of';

export interface Approval {
  /** Who looks at it has checked it, so none of the decisions is theirs. */
  isOwn: boolean;
  /** Why it cannot be approved, by the names of the server's reasons. */
  reason: 'own-check' | 'no-refund' | 'certificate' | undefined;
}

type ApprovedClaim = Pick<
  Claim,
  'status' | 'steps' | 'verifier' | 'certificate_covers' | 'lines' | 'terms' | 'days_present'
>;

/** Whether the decision about a checked claim is shown here, and why it cannot be approved. */
export function approvalOf(claim: ApprovedClaim, id_user: number | undefined): Approval | undefined {
  const { status, steps, verifier, certificate_covers } = claim;
  if (status !== 'verified') return undefined;
  if (verifier !== null && verifier.id === id_user) return { isOwn: true, reason: 'own-check' };
  if (!steps.includes('reject')) return undefined;

  if (refundOf(claim).outcome === 'none') return { isOwn: false, reason: 'no-refund' };
  return { isOwn: false, reason: certificate_covers === 'no' ? 'certificate' : undefined };
}
