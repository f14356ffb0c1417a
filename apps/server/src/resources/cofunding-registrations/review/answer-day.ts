import type { IsoDate } from '@urzad/domain';
import { answerBy, type CallParams } from '@urzad/grants';
import type { RegistrationRecord } from '../table';

/** The day by which the office answers: from the last sending, or from the accepted review that came after it. */
export function answerDayOf(
  { received_date, review_date }: Pick<RegistrationRecord, 'received_date' | 'review_date'>,
  params: CallParams,
): IsoDate | null {
  if (received_date === null) return null;
  const isReviewed = review_date !== null && review_date > received_date;
  return answerBy(params, isReviewed ? review_date : received_date);
}
