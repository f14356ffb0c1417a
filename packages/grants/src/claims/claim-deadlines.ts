import { addDays, addWorkingDays, type IsoDate, type IsoMonth, termEnd, warsawDate } from '@urzad/domain';
import type { CallParams } from '../calls/call-params';
import { claimTo } from '../co-fundings/co-funding-deadlines';

/** The last day of a correction of a claim that is called for now. */
export function claimCorrectionTo(
  { request_correction_days }: Pick<CallParams, 'request_correction_days'>,
  asked: Date,
): IsoDate {
  return addWorkingDays(warsawDate(asked), request_correction_days);
}

/** The last day on which a parent may ask for a review of a result of this time. */
export function claimReviewTo(
  { review_request_days }: Pick<CallParams, 'review_request_days'>,
  result: Date,
): IsoDate {
  return termEnd(addDays(warsawDate(result), review_request_days));
}

/** The last day of the payment of a claim that was approved at this time. */
export function claimPaymentTo({ payment_days }: Pick<CallParams, 'payment_days'>, approved: Date): IsoDate {
  return termEnd(addDays(warsawDate(approved), payment_days));
}

/** Whether a claim is submitted after the last day of its month. It is accepted all the same, with a flag. */
export function isClaimLate(
  month: IsoMonth,
  params: Pick<CallParams, 'request_deadline_day'>,
  sent: Date,
): boolean {
  return warsawDate(sent) > claimTo(month, params);
}
