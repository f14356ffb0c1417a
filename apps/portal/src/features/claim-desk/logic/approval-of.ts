import type { Claim } from '@urzad/contract';
import { checkProgress } from './check-progress';
import { refundOf } from './refund-of';

export interface Approval {
  /** Who looks at it has checked it, so none of the decisions is theirs. */
  isOwn: boolean;
  /** Why it cannot be approved, by the names of the server's reasons. */
  reason: 'own-check' | 'open-lines' | 'no-refund' | 'certificate' | undefined;
  /** A review adds nothing: what was paid is confirmed. */
  isKept: boolean;
  /** What is paid already is not rejected: a recovery takes it back. */
  mayReject: boolean;
}

type ApprovedClaim = Pick<
  Claim,
  'status' | 'steps' | 'verifier' | 'certificate_covers' | 'lines' | 'terms' | 'days_present'
>;

/** Whether the decision about a checked claim is shown here, and why it cannot be approved. */
export function approvalOf(claim: ApprovedClaim, id_user: number | undefined): Approval | undefined {
  const { status, steps, verifier, certificate_covers, terms } = claim;
  if (status !== 'verified') return undefined;
  const { outcome } = refundOf(claim);
  const isKept = outcome === 'kept';
  const approval = { isOwn: false, isKept, mayReject: terms.already_paid === 0 };
  if (verifier !== null && verifier.id === id_user) return { ...approval, isOwn: true, reason: 'own-check' };
  if (!steps.includes('reject')) return undefined;

  // A correction that did not come, or another claim with the same invoice, may have opened a line again.
  if (!checkProgress(claim).mayEnd) return { ...approval, reason: 'open-lines' };
  if (outcome === 'none') return { ...approval, reason: 'no-refund' };
  return { ...approval, reason: certificate_covers === 'no' && !isKept ? 'certificate' : undefined };
}
