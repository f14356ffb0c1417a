import { refOf } from '@urzad/contract';
import { type Grosze, warsawDate } from '@urzad/domain';
import { CLOSED_CLAIM_STATUSES, claimReviewTo, REVIEWED_CLAIM_STATUSES } from '@urzad/grants';
import { and, eq, ne, notInArray } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { ApiError } from '../../../api-error';
import type { Db, Tx } from '../../../db';
import { getCall } from '../../cofunding-calls/public';
import { getMonth, holdMonth, setMonth } from '../../cofunding-members/public';
import { type Acting, wasAsked } from '../../office-cases/public';
import { storedAmounts } from '../draft/draft-claim';
import { claims } from '../repository';
import { noteOf, takeStep } from '../step';
import { type ClaimRecord, cofundingRequest as table } from '../table';
import { tellOfficer, tellParent } from '../tell-of-claim';
import { reviewBegunText, reviewToCheckText } from './claim-result-emails';
import { beginNextVersion } from './next-version';

/** The kind of the case by which a review is asked for. */
export const REVIEW_KIND = 'PONOWNA_OCENA';

/**
 * Refuses a request for a review of what has no result, after one that was made already, and after its last day.
 * @throws ApiError `illegal-step` `{reason: 'no-result' | 'asked' | 'too-late'}`
 */
export async function refuseReview(db: Db, record: ClaimRecord, now: Date): Promise<void> {
  const { id, id_call, status, result_date, reviewed } = record;
  const refused = (reason: string) => new ApiError('illegal-step', { status, reason });
  const isAsked = await wasAsked(db, refOf('cofundingrequest', id), { kind: REVIEW_KIND });
  if (reviewed === 'yes' || isAsked) throw refused('asked');
  const hasResult = REVIEWED_CLAIM_STATUSES.some((one) => one === status);
  if (!hasResult || result_date === null) throw refused('no-result');
  const { params } = await getCall(db, id_call);
  if (warsawDate(now) > claimReviewTo(params, result_date)) throw refused('too-late');
}

/**
 * Begins the check of a claim anew, as its next version with the lines and decisions of the last one (Order §12). Its
 * month is requested again, or stays paid, and the money that the review may add is kept. Who checked the claim has it
 * again. The caller has checked the privilege.
 * @throws ApiError `illegal-step`: `{reason: 'month'}` for one that is not settled any more, `{reason: 'other-claim'}` while
 *   another claim of it lives, `{reason: 'budget', missing}`
 */
export async function acceptReview(
  app: FastifyInstance,
  tx: Tx,
  id: number,
  { by, note }: Acting,
): Promise<void> {
  const record = await claims.getLocked(tx, id);
  const { status, result_date, refund_approved, reject_reason } = record;
  if (record.reviewed === 'yes') throw new ApiError('illegal-step', { status, reason: 'asked' });
  await refuseOther(tx, record);
  const already_paid = await requestAgain(tx, record, { by, note });

  const result = { result_date, refund_approved, reject_reason };
  const next = await beginNextVersion(tx, record, { lineOf: () => ({}), result });
  const { refund_claimed: _, ...claimed } = await storedAmounts(tx, { ...record, already_paid });
  const values = {
    ...{ ...next, ...claimed, already_paid, reviewed: 'yes' as const },
    ...{ refund_approved: null, result_date: null, payment_to: null, reject_reason: '' },
    ...{ verify_date: null, id_user_approver: null, correction_note: '', back_note: '' },
  };
  const after = await takeStep(tx, { record, step: 'review' }, { values, by });
  await tellParent(app, tx, { record: after, text: reviewBegunText(after) }, by);
  const { id_user_verifier: to } = after;
  if (to !== null && to !== by.id) {
    await tellOfficer(app, tx, { to, record: after, text: reviewToCheckText(after) }, by);
  }
  note(noteOf('review', record, after, { version: after.version_no, already_paid }));
}

/** @throws ApiError `illegal-step` `{reason: 'other-claim'}` */
async function refuseOther(tx: Tx, { id, id_grant, month, status }: ClaimRecord): Promise<void> {
  const [other] = await tx
    .select({ id: table.id })
    .from(table)
    .where(
      and(
        ...[eq(table.id_grant, id_grant), eq(table.month, month), ne(table.id, id)],
        ...[eq(table.deleted, 'no'), notInArray(table.status, [...CLOSED_CLAIM_STATUSES])],
      ),
    )
    .limit(1);
  if (other) throw new ApiError('illegal-step', { status, reason: 'other-claim' });
}

/** @returns what was paid for the month */
async function requestAgain(tx: Tx, record: ClaimRecord, { by, note }: Acting): Promise<Grosze> {
  const { id_grant, month, status, refund_claimed } = record;
  const { scheduled } = await getMonth(tx, record);
  const { limit, paid } = scheduled;
  if (scheduled.status === 'due') {
    await setMonth(tx, { id_grant, month, status: 'requested' }, { by, note });
    return 0;
  }
  if (scheduled.status !== 'requested' && scheduled.status !== 'paid') {
    throw new ApiError('illegal-step', { status, reason: 'month' });
  }
  // The lines stay as they were claimed, so no result is above this.
  await holdMonth(tx, record, Math.max(0, Math.min(limit, refund_claimed) - paid), by);
  return paid;
}
