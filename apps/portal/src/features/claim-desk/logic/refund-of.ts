import type { Claim } from '@urzad/contract';
import { claimOutcome, claimSums } from '@urzad/grants';

/** What the claim would pay by its decisions, and how it would end. */
export function refundOf(claim: Pick<Claim, 'lines' | 'terms' | 'days_present'>) {
  const sums = claimSums({ lines: claim.lines, header: claim }, claim.terms, 'accepted');
  return { amount: sums.refund, outcome: claimOutcome(claim.lines, sums) };
}
