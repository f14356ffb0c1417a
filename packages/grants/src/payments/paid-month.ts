import type { Grosze } from '@urzad/domain';
import type { ScheduledMonth } from '../co-fundings/month-status';

/** What of a month a payment changes. */
export type PaidMonth = Pick<ScheduledMonth, 'limit' | 'status' | 'paid'> & { approved: Grosze | null };

/**
 * A month after a payment of its claim: paid, with what its limit leaves unused. A second payment is the correction of
 * a month that is paid.
 * @returns `undefined` where the month waits for no payment, or its limit does not cover it
 */
export function monthAfterPayment<Month extends PaidMonth>(month: Month, amount: Grosze): Month | undefined {
  const isWaiting = month.status === 'requested' || month.status === 'paid';
  if (!isWaiting || amount <= 0 || month.paid + amount > month.limit) return undefined;
  return { ...month, status: 'paid', paid: month.paid + amount, approved: null };
}

/**
 * A month whose payment the bank returned. Nothing is paid for it any more, and the approved sum stays requested (Order
 * §12); of a returned correction what was paid before stays paid, too.
 * @param isBooked whether the month counts it as paid
 * @returns `undefined` where the month has no such payment
 */
export function monthAfterReturn<Month extends PaidMonth>(
  month: Month,
  { amount, isBooked }: { amount: Grosze; isBooked: boolean },
): Month | undefined {
  if (!isBooked) {
    if (month.status === 'paid') return month;
    return month.status === 'requested' ? { ...month, approved: amount } : undefined;
  }
  if (month.status !== 'paid' || month.paid < amount) return undefined;
  const paid = month.paid - amount;
  return { ...month, status: paid > 0 ? 'paid' : 'requested', paid, approved: amount };
}

/**
 * A month of which a review may pay, or pays, this much more; 0: nothing. A month whose whole limit is requested holds it
 * already.
 * @returns `undefined` where the limit does not cover it
 */
export function monthHolding<Month extends PaidMonth>(month: Month, amount: Grosze): Month | undefined {
  const isHeld = month.status === 'requested' && month.approved === null;
  if (amount < 0 || month.paid + amount > month.limit) return undefined;
  if (isHeld) return month;
  if (month.status === 'requested') return { ...month, approved: amount };
  return month.status === 'paid' ? { ...month, approved: amount === 0 ? null : amount } : undefined;
}
