import { addDays, addWorkingDays, type IsoDate, isWorkingDay, warsawDate } from '@urzad/domain';
import type { CallParams } from '../calls/call-params';

/**
 * The last day on which the office answers what came in at this moment: a first sending, or a corrected application. A day
 * on which no office works moves to the next one that does.
 */
export function answerBy({ answer_days }: Pick<CallParams, 'answer_days'>, received: Date): IsoDate {
  return workingDayFrom(addDays(warsawDate(received), answer_days));
}

/** The last day of a correction that is asked for now. */
export function correctionTo({ correction_days }: Pick<CallParams, 'correction_days'>, asked: Date): IsoDate {
  return addWorkingDays(warsawDate(asked), correction_days);
}

/** A correction comes in until the end of its last day in Poland. */
export function isCorrectionLate({ correction_to }: { correction_to: IsoDate | null }, now: Date): boolean {
  return correction_to !== null && warsawDate(now) > correction_to;
}

/** The last day on which documents that were asked for then may come. */
export function documentsTo({ documents_days }: Pick<CallParams, 'documents_days'>, asked: Date): IsoDate {
  return addDays(warsawDate(asked), documents_days);
}

/** The last day on which a rejected person may ask to be assessed again. */
export function reviewRequestTo(
  { review_request_days }: Pick<CallParams, 'review_request_days'>,
  rejected: Date,
): IsoDate {
  return addDays(warsawDate(rejected), review_request_days);
}

function workingDayFrom(date: IsoDate): IsoDate {
  return isWorkingDay(date) ? date : addWorkingDays(date, 1);
}
