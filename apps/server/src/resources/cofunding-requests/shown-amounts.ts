import type { ClaimTerms } from '@urzad/contract';
import { type ClaimStatus, claimSums } from '@urzad/grants';
import { answersOf } from './claim-lines';
import type { Viewer } from './policy';
import type { ClaimLineRecord, ClaimRecord } from './table';

/** Statuses in which the office decides, and nothing of it stands yet. */
const IN_CHECK: readonly ClaimStatus[] = ['verification', 'verified'];

/**
 * The amounts of a claim as this viewer is told them: to the office, while it decides, those that follow from its
 * decisions. The claim keeps what was claimed until there is a result, so that no other reader learns of it before.
 */
export function shownAmounts(
  record: ClaimRecord,
  {
    viewer,
    lines,
    terms,
  }: { viewer: Pick<Viewer, 'as'>; lines: readonly ClaimLineRecord[]; terms: ClaimTerms },
): Partial<ClaimRecord> {
  if (viewer.as !== 'staff' || !IN_CHECK.includes(record.status)) return {};
  return amountsOf(claimSums({ lines: lines.map(answersOf), header: record.header }, terms, 'accepted'));
}

/** What a claim keeps of its sums. */
export function amountsOf({
  cost_total,
  eligible_total,
  esf,
  state,
  own_share,
}: ReturnType<typeof claimSums>) {
  return { cost_total, eligible_total, esf_amount: esf, state_amount: state, own_share };
}
