import { type Grosze, roundHalfUp } from '@urzad/domain';

/** 10 000 basis points are 100 %. */
export type BasisPoints = number;

const WHOLE: BasisPoints = 10_000;

export interface MonthlyCost {
  fee: Grosze;
  meals: Grosze;
  entryFee: Grosze;
  discounts: Grosze;
  otherPublic: Grosze;
}

export interface RefundBasis {
  eligible: Grosze;
  rate: BasisPoints;
  cap: Grosze;
  /** Days of the month that the contract covers, out of `daysInMonth`: the cap is proportional to them. */
  daysInContract: number;
  daysInMonth: number;
  alreadyPaid?: Grosze;
}

/** The part of a month's cost that may be refunded, never below zero. */
export function eligibleCost(cost: MonthlyCost): Grosze {
  return Math.max(0, cost.fee + cost.meals + cost.entryFee - cost.discounts - cost.otherPublic);
}

/**
 * The smaller of the refunded share and the cap for the covered days, less the amount already paid for the month.
 * Each is rounded once, half up; the smaller of two rounded numbers is the smaller one rounded.
 */
export function refundFor({
  eligible,
  rate,
  cap,
  daysInContract,
  daysInMonth,
  alreadyPaid = 0,
}: RefundBasis): Grosze {
  const share = roundHalfUp(eligible * rate, WHOLE);
  const limit = roundHalfUp(cap * daysInContract, daysInMonth);

  return Math.max(0, Math.min(share, limit) - alreadyPaid);
}

/** The refund of a whole month of this care; `undefined` until its form and cost are known. */
export function monthlyRefund(
  { care_form, planned_cost }: { care_form: string; planned_cost: Grosze | null },
  { rate, cap }: { rate: BasisPoints; cap: Readonly<Record<string, Grosze>> },
): Grosze | undefined {
  const limit = Object.hasOwn(cap, care_form) ? cap[care_form] : undefined;
  if (limit === undefined || planned_cost === null || !Number.isSafeInteger(planned_cost)) return undefined;

  return refundFor({ eligible: planned_cost, rate, cap: limit, daysInContract: 1, daysInMonth: 1 });
}

/** The payers: the European fund and the state share the refund, the parent pays the rest (Order §1). */
export function splitRefund(
  refund: Grosze,
  cost: Grosze,
  shares: { esf: BasisPoints; state: BasisPoints },
): { esf: Grosze; state: Grosze; own: Grosze } {
  const esf = roundHalfUp(refund * shares.esf, shares.esf + shares.state);

  return { esf, state: refund - esf, own: cost - refund };
}

/**
 * The payers of what is paid for a month after `alreadyPaid`. The split of a difference is the difference of the splits,
 * so that all payments of a month add up to the split of their sum (Order §12).
 */
export function splitDifference(
  refund: Grosze,
  alreadyPaid: Grosze,
  shares: { esf: BasisPoints; state: BasisPoints },
): { esf: Grosze; state: Grosze } {
  const esfOf = (sum: Grosze) => splitRefund(sum, sum, shares).esf;
  const esf = esfOf(alreadyPaid + refund) - esfOf(alreadyPaid);

  return { esf, state: refund - esf };
}
