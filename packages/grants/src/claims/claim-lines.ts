import type { Grosze } from '@urzad/domain';
import type { ClaimCut, CutReason } from './claim-cuts';
import { allowedKinds, isRefundedKind } from './claim-kinds';
import type { ClaimLineAnswers, LineVerdict } from './claim-line';
import type { ClaimMoneyTerms } from './claim-terms';

/** `claimed`: as the parent entered it; `accepted`: as the office decided, what is undecided as entered. */
export type ClaimBasis = 'claimed' | 'accepted';

/** The answers about a line that its amount follows from, with the decision on it where there is one. */
export type MoneyLine = Pick<
  ClaimLineAnswers,
  'kind' | 'amount' | 'paid_amount' | 'discount' | 'other_public'
> &
  Partial<Pick<LineVerdict, 'decision' | 'eligible_amount'>>;

/** A correction of an invoice has amounts below zero. In each line cost − cuts = counted. */
export interface CountedLine {
  cost: Grosze;
  /** What was paid of the cost. */
  paid: Grosze;
  /** What of it is refunded, before the rate and the limit. */
  counted: Grosze;
  cuts: ClaimCut[];
}

/** What each line counts, and why it is not more (Order §12). */
export function countedLines(
  lines: readonly MoneyLine[],
  terms: ClaimMoneyTerms,
  basis: ClaimBasis,
): CountedLine[] {
  const decided = lines.map((line) =>
    basis === 'accepted' ? line : { ...line, decision: null, eligible_amount: null },
  );
  const entryFee = decided.find(({ kind, decision }) => kind === 'WPISOWE' && decision !== 'NIE');
  const counted = decided.map((line) =>
    line.kind === 'KOREKTA' ? NOTHING : countedLine(line, whyNothing(line, terms, line === entryFee)),
  );

  // Corrections come after all others, wherever they stand: they lower the sum, never below zero.
  const left = {
    cost: sumOf(counted, 'cost'),
    paid: sumOf(counted, 'paid'),
    counted: sumOf(counted, 'counted'),
  };
  return counted.map((one, at) => {
    const line = decided[at];
    if (line?.kind !== 'KOREKTA') return one;
    const lowered = correction(line, left);
    left.cost += lowered.cost;
    left.paid += lowered.paid;
    left.counted += lowered.counted;
    return lowered;
  });
}

const NOTHING: CountedLine = { cost: 0, paid: 0, counted: 0, cuts: [] };

/** Why the whole line counts nothing, whatever its amount. A line that the office refused is not looked at here. */
function whyNothing(
  { kind, decision }: MoneyLine,
  terms: ClaimMoneyTerms,
  isEntryFee: boolean,
): CutReason | undefined {
  if (kind === '') return 'no-kind';
  if (!allowedKinds(terms.care_form).includes(kind)) return 'other-form';
  if (!isRefundedKind(kind, terms)) return 'kind-not-refunded';
  if (kind !== 'WPISOWE' || terms.entry_fee_once === 'no') return undefined;
  if (terms.entry_fee_used === 'yes') return 'entry-fee-used';
  return isEntryFee || decision === 'NIE' ? undefined : 'entry-fee-used';
}

function countedLine(line: MoneyLine, nothing: CutReason | undefined): CountedLine {
  const { kind } = line;
  const cost = line.amount ?? 0;
  const paid = Math.min(cost, line.paid_amount ?? 0);
  const notPaid = cut('not-paid', cost - paid, kind);
  // The reason stands there at once, before an amount is typed.
  if (nothing) return { cost, paid, counted: 0, cuts: [...notPaid, { reason: nothing, amount: paid, kind }] };
  if (line.decision === 'NIE') {
    return { cost, paid, counted: 0, cuts: [...notPaid, ...cut('refused', paid, kind)] };
  }

  // A discount that the parent did not pay lowers nothing once more: only what is above the rest of the cost is cut.
  const entered = Math.max(0, Math.min(paid, cost - line.discount - line.other_public));
  const discount = Math.min(paid - entered, line.discount);
  const other = paid - entered - discount;
  // The amount of a decision in part is what remains after discount and public money.
  const counted = line.decision === 'CZESC' ? Math.min(entered, line.eligible_amount ?? 0) : entered;
  return {
    cost,
    paid,
    counted,
    cuts: [
      ...notPaid,
      ...cut('discount', discount, kind),
      ...cut('other-public', other, kind),
      ...cut('in-part', entered - counted, kind),
    ],
  };
}

/**
 * A refused correction lowers the sum as well: nobody gains by not mending it. The office accepts it in part, with what
 * it lowers, where it is about a cost that is not refunded.
 */
function correction(
  { amount, decision, eligible_amount }: MoneyLine,
  left: Omit<CountedLine, 'cuts'>,
): CountedLine {
  const asked = amount ?? 0;
  const accepted = decision === 'CZESC' ? Math.min(asked, eligible_amount ?? 0) : asked;
  const cost = Math.min(asked, left.cost);
  const paid = Math.min(asked, left.paid);
  const most = Math.min(asked, left.counted);
  // What is not paid any more after the correction is not refunded either.
  const unpaid = left.counted - (left.paid - paid);
  const counted = Math.min(most, Math.max(accepted, unpaid));
  return {
    cost: minus(cost),
    paid: minus(paid),
    counted: minus(counted),
    cuts: [
      ...cut('not-paid', paid - cost, 'KOREKTA'),
      ...cut('correction', most - paid, 'KOREKTA'),
      ...cut('in-part', counted - most, 'KOREKTA'),
    ],
  };
}

function cut(reason: CutReason, amount: Grosze, kind: MoneyLine['kind']): ClaimCut[] {
  return amount === 0 ? [] : [{ reason, amount, kind }];
}

/** No minus zero: it would be formatted as one. */
function minus(amount: Grosze): Grosze {
  return amount === 0 ? 0 : -amount;
}

export function sumOf<Key extends string>(rows: readonly Record<Key, number>[], key: Key): number {
  return rows.reduce((sum, row) => sum + row[key], 0);
}
