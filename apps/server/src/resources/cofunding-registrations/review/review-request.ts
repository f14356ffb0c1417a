import { refOf } from '@urzad/contract';
import { warsawDate } from '@urzad/domain';
import { reviewRequestTo } from '@urzad/grants';
import { ApiError } from '../../../api-error';
import type { Db, Tx } from '../../../db';
import { getCall } from '../../cofunding-calls/public';
import { wasAsked } from '../../office-cases/public';
import { REVIEW_KIND } from '../policy';
import { historyOf } from '../step';
import type { RegistrationRecord } from '../table';
import { statusTold } from '../told';

type History = readonly { date: Date; status: RegistrationRecord['status'] }[];

/** When a registration was rejected last. */
export function rejectedDate(history: History): Date | undefined {
  return history.findLast(({ status }) => status === 'formally_rejected')?.date;
}

/** Whether a review was asked for: that is possible once. */
export async function wasReviewAsked(
  db: Db,
  { id, review_date }: Pick<RegistrationRecord, 'id' | 'review_date'>,
): Promise<boolean> {
  return review_date !== null || wasAsked(db, refOf('cofundingregistration', id), REVIEW_KIND);
}

/**
 * Refuses a request for a review of what was not rejected, after one that was made already, and after its last day.
 * @throws ApiError `illegal-step` `{reason: 'not-rejected' | 'asked' | 'too-late'}`
 */
export async function refuseReview(tx: Tx, record: RegistrationRecord, now: Date): Promise<void> {
  const { status } = record;
  const told = statusTold(record, { as: 'owner' });
  const refused = (reason: string) => new ApiError('illegal-step', { status: told, reason });
  if (await wasReviewAsked(tx, record)) throw refused('asked');
  if (status !== 'formally_rejected') throw refused('not-rejected');
  if (await isTooLateToAsk(tx, record, now)) throw refused('too-late');
}

/** Whether the last day for a request for a review of this rejected registration is over. */
export async function isTooLateToAsk(
  db: Db,
  { id, id_call }: Pick<RegistrationRecord, 'id' | 'id_call'>,
  now: Date,
): Promise<boolean> {
  const rejected = rejectedDate(await historyOf(db, id));
  const { params } = await getCall(db, id_call);
  return rejected !== undefined && warsawDate(now) > reviewRequestTo(params, rejected);
}
