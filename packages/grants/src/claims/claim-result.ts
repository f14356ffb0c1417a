import type { ClaimSums } from './claim-amounts';
import type { LineVerdict } from './claim-line';

export type ClaimOutcome = 'approved' | 'approved_partly' | 'kept' | 'none';

/**
 * How a claim ends whose lines are decided. It is approved in part when a decision took away what would have counted;
 * `kept`: a review adds nothing to what was paid for the month; `none`: there is nothing to pay, so it cannot be approved.
 * @param sums on the basis `accepted`
 */
export function claimOutcome(
  lines: readonly Pick<LineVerdict, 'decision'>[],
  { refund, already_paid, cuts }: Pick<ClaimSums, 'refund' | 'already_paid' | 'cuts'>,
): ClaimOutcome {
  if (refund === 0) return already_paid > 0 ? 'kept' : 'none';
  const isCut = cuts.some(
    ({ reason, amount }) => amount > 0 && (reason === 'refused' || reason === 'in-part'),
  );
  const isWhole = lines.every(({ decision }) => decision === 'OK');
  return isCut && !isWhole ? 'approved_partly' : 'approved';
}
