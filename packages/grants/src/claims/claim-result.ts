import type { ClaimSums } from './claim-amounts';
import type { LineVerdict } from './claim-line';

export type ClaimOutcome = 'approved' | 'approved_partly' | 'none';

/**
 * How a claim ends whose lines are decided. It is approved in part when a decision took away what would have counted;
 * `none`: there is nothing to pay, so it cannot be approved.
 * @param sums on the basis `accepted`
 */
export function claimOutcome(
  lines: readonly Pick<LineVerdict, 'decision'>[],
  { refund, cuts }: Pick<ClaimSums, 'refund' | 'cuts'>,
): ClaimOutcome {
  if (refund === 0) return 'none';
  const isCut = cuts.some(
    ({ reason, amount }) => amount > 0 && (reason === 'refused' || reason === 'in-part'),
  );
  const isWhole = lines.every(({ decision }) => decision === 'OK');
  return isCut && !isWhole ? 'approved_partly' : 'approved';
}
