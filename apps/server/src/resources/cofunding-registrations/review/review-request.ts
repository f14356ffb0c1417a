import { refOf } from '@urzad/contract';
import { warsawDate } from '@urzad/domain';
import { reviewRequestTo } from '@urzad/grants';
import { ApiError } from '../../../api-error';
import type { Db, Tx } from '../../../db';
import { getCall } from '../../cofunding-calls/public';
import { wasAsked } from '../../office-cases/public';
import { REVIEW_KIND } from '../review-kind';
import { historyOf } from '../step';
import type { RegistrationRecord } from '../table';
import { statusTold } from '../told';

type History = readonly { date: Date; status: RegistrationRecord['status'] }[];

/** Results of the ranking of which a review may be asked for. */
const RANKED: readonly RegistrationRecord['status'][] = ['reserve', 'not_qualified'];

/** When a registration was rejected last. */
export function rejectedDate(history: History): Date | undefined {
  return history.findLast(({ status }) => status === 'formally_rejected')?.date;
}

/** When the place in the ranking was published that it has, or had before the reserve list ended. */
function rankedDate(history: History): Date | undefined {
  return history.find(({ status }) => RANKED.includes(status))?.date;
}

/** The time of the result of which this registration may ask a review: a rejection, or its place in a ranking. */
export function resultDate(status: RegistrationRecord['status'], history: History): Date | undefined {
  if (RANKED.includes(status)) return rankedDate(history);
  return status === 'formally_rejected' ? rejectedDate(history) : undefined;
}

/** Whether a review of the present result was asked for: that is possible once. */
export async function wasReviewAsked(
  db: Db,
  { id, review_date, status }: Pick<RegistrationRecord, 'id' | 'review_date' | 'status'>,
  history: History,
): Promise<boolean> {
  const ref = refOf('cofundingregistration', id);
  // A review of a rejection before is none of the place.
  if (RANKED.includes(status)) return wasAsked(db, ref, { kind: REVIEW_KIND, since: rankedDate(history) });
  return review_date !== null || wasAsked(db, ref, { kind: REVIEW_KIND });
}

/**
 * Refuses a request for a review of what has no such result, after one that was made already, and after its last day.
 * @throws ApiError `illegal-step` `{reason: 'not-rejected' | 'asked' | 'too-late'}`
 */
export async function refuseReview(tx: Tx, record: RegistrationRecord, now: Date): Promise<void> {
  const { status } = record;
  const told = statusTold(record, { as: 'owner' });
  const refused = (reason: string) => new ApiError('illegal-step', { status: told, reason });
  const history = await historyOf(tx, record.id);
  if (await wasReviewAsked(tx, record, history)) throw refused('asked');
  if (!resultDate(status, history)) throw refused('not-rejected');
  if (await isTooLateToAsk(tx, record, { history, now })) throw refused('too-late');
}

/** Whether the last day for a request for a review of its result is over. */
export async function isTooLateToAsk(
  db: Db,
  { status, id_call }: Pick<RegistrationRecord, 'status' | 'id_call'>,
  { history, now }: { history: History; now: Date },
): Promise<boolean> {
  const result = resultDate(status, history);
  const { params } = await getCall(db, id_call);
  return result !== undefined && warsawDate(now) > reviewRequestTo(params, result);
}
