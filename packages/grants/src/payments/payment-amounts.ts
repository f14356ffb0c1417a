import type { Grosze } from '@urzad/domain';
import type { CallParams } from '../calls/call-params';
import { splitRefund } from '../refund/refund';

/** What one payment, or all of a list, takes from each source. */
export interface PaymentParts {
  amount: Grosze;
  esf_amount: Grosze;
  state_amount: Grosze;
}

/**
 * The sources of a payment. What was paid before for the month counts: the split of a difference is the difference of
 * the splits, so that the parts of a month always add up to those of its sum (Order §12).
 */
export function paymentParts(
  { amount, already_paid }: { amount: Grosze; already_paid: Grosze },
  { esf_share, state_share }: Pick<CallParams, 'esf_share' | 'state_share'>,
): PaymentParts {
  const esfOf = (sum: Grosze) => splitRefund(sum, sum, { esf: esf_share, state: state_share }).esf;
  const esf_amount = esfOf(already_paid + amount) - esfOf(already_paid);
  return { amount, esf_amount, state_amount: amount - esf_amount };
}

/** The totals of a list, always the sums of its items. */
export function paymentSums(items: readonly PaymentParts[]): {
  count: number;
  sum: Grosze;
  esf_sum: Grosze;
  state_sum: Grosze;
} {
  const sumOf = (part: keyof PaymentParts) => items.reduce((sum, item) => sum + item[part], 0);
  return {
    count: items.length,
    sum: sumOf('amount'),
    esf_sum: sumOf('esf_amount'),
    state_sum: sumOf('state_amount'),
  };
}

/**
 * The sources to which a return goes: what is left afterwards is divided like the payment of so much, so that payments
 * less returns always add up.
 * @param net what was paid for the month and not returned yet
 */
export function returnedParts(
  { amount, net }: { amount: Grosze; net: Grosze },
  shares: Pick<CallParams, 'esf_share' | 'state_share'>,
): PaymentParts {
  return paymentParts({ amount, already_paid: net - amount }, shares);
}
