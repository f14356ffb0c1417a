import { type Grosze, roundHalfUp } from '@urzad/domain';
import { splitDifference } from '../refund/refund';
import type { ClaimCut, CutParams } from './claim-cuts';
import type { ClaimHeader } from './claim-line';
import { type ClaimBasis, type CountedLine, countedLines, type MoneyLine, sumOf } from './claim-lines';
import type { ClaimMoneyTerms } from './claim-terms';

/** A claim of a month in amounts; each is the sum of its parts to the grosz. */
export interface ClaimSums {
  /** All lines, a correction subtracted. */
  cost_total: Grosze;
  /** What was paid of it. */
  paid_total: Grosze;
  /** What is refunded, before the rate and the limit. */
  eligible_total: Grosze;
  /** The rate of what is eligible. */
  share: Grosze;
  /** Of the month in the schedule. */
  limit: Grosze;
  already_paid: Grosze;
  /** What this claim pays: after a payment for the same month the difference. */
  refund: Grosze;
  esf: Grosze;
  state: Grosze;
  /** Eligible − all that is refunded for the month: accounts and reports. */
  own_share: Grosze;
  /** Paid − all that is refunded for the month: what a parent reads as „Twój udział”. */
  parent_share: Grosze;
  /** In the order in which they are taken; none of nothing. `cost_total` − all of them = `refund`. */
  cuts: ClaimCut[];
}

export interface MoneyClaim {
  lines: readonly MoneyLine[];
  header: Pick<ClaimHeader, 'days_present'>;
}

/** The refund of a month from its lines (Process §1.7; Order §12). */
export function claimSums(
  { lines, header }: MoneyClaim,
  terms: ClaimMoneyTerms,
  basis: ClaimBasis,
): ClaimSums {
  const counted = countedLines(lines, terms, basis);
  const eligible_total = sumOf(counted, 'counted');
  const paid_total = sumOf(counted, 'paid');
  const share = roundHalfUp(eligible_total * terms.rate, 10_000);
  const { limit, already_paid } = terms;
  const ofMonth = Math.min(share, limit);
  const present = isPresentEnough(header, terms) ? ofMonth : 0;
  const refund = Math.max(0, present - already_paid);
  const refunded = already_paid + refund;
  const params = paramsOf(terms, eligible_total);

  return {
    cost_total: sumOf(counted, 'cost'),
    paid_total,
    eligible_total,
    share,
    limit,
    already_paid,
    refund,
    ...splitDifference(refund, already_paid, { esf: terms.esf_share, state: terms.state_share }),
    // Never below zero: after a month that was paid too much nothing is left to the parent.
    own_share: Math.max(0, eligible_total - refunded),
    parent_share: Math.max(0, paid_total - refunded),
    cuts: [
      ...together(counted),
      { reason: 'rate' as const, amount: eligible_total - share, params },
      { reason: 'limit' as const, amount: share - ofMonth, params },
      { reason: 'attendance' as const, amount: ofMonth - present, params },
      { reason: 'already-paid' as const, amount: present - refund, params },
    ].filter(({ amount }) => amount !== 0),
  };
}

/** Unknown days are enough, so that the refund is shown while lines are typed. */
function isPresentEnough(
  { days_present }: Pick<ClaimHeader, 'days_present'>,
  { min_attendance_days }: ClaimMoneyTerms,
): boolean {
  return days_present === null || days_present >= min_attendance_days;
}

/** The cuts of all lines, one for each reason and kind. */
function together(lines: readonly CountedLine[]): ClaimCut[] {
  const found = new Map<string, ClaimCut>();
  for (const cut of lines.flatMap(({ cuts }) => cuts)) {
    const key = `${cut.reason} ${cut.kind}`;
    found.set(key, { ...cut, amount: cut.amount + (found.get(key)?.amount ?? 0) });
  }
  return [...found.values()];
}

function paramsOf(terms: ClaimMoneyTerms, eligible: Grosze): CutParams {
  const { rate, limit, cap, care_form, days_in_contract, days_in_month, min_attendance_days } = terms;
  return { rate, eligible, limit, cap, care_form, days_in_contract, days_in_month, min_attendance_days };
}
