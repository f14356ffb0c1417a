import { addDays, addWorkingDays, type IsoDate, termEnd, warsawDate } from '@urzad/domain';
import type { CallParams } from '../calls/call-params';

/**
 * The last day for the office to answer a submission of this time: a first one, or a corrected application. A day on
 * which no office works moves to the next one that does.
 */
export function answerBy({ answer_days }: Pick<CallParams, 'answer_days'>, received: Date): IsoDate {
  return termEnd(addDays(warsawDate(received), answer_days));
}

/** The last day of a correction that is called for now. */
export function correctionTo({ correction_days }: Pick<CallParams, 'correction_days'>, asked: Date): IsoDate {
  return addWorkingDays(warsawDate(asked), correction_days);
}

/** A correction may be submitted until the end of its last day in Poland. */
export function isCorrectionLate({ correction_to }: { correction_to: IsoDate | null }, now: Date): boolean {
  return correction_to !== null && warsawDate(now) > correction_to;
}

/** The last day for documents that were requested at this time. */
export function documentsTo({ documents_days }: Pick<CallParams, 'documents_days'>, asked: Date): IsoDate {
  return termEnd(addDays(warsawDate(asked), documents_days));
}

/** The last day for a request for a review of a result of this time: a rejection, or a published list. */
export function reviewRequestTo(
  { review_request_days }: Pick<CallParams, 'review_request_days'>,
  result: Date,
): IsoDate {
  return termEnd(addDays(warsawDate(result), review_request_days));
}
