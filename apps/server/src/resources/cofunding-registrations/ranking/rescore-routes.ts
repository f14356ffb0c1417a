import { type BodyOf, cofundingRegistrations as contract, refOf } from '@urzad/contract';
import { rescoreErrors } from '@urzad/grants';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from '../../../api-error';
import { authorOf } from '../../../author';
import { refuseActing } from '../../../http/refuse-acting';
import type { ResourceRoutes } from '../../../http/resource';
import { notify } from '../../../notify';
import { findHolders } from '../../users/public';
import { viewerOf } from '../policy';
import { answerStaff } from '../reading/answer';
import * as registrations from '../repository';
import { rescoreApprovedText, rescoreWaitsText } from '../review/points-emails';
import { lockForStep, noteOf, refuseStale } from '../step';
import { pointsReviews } from './points-reviews';
import { refusalOfSecond, rescoringOf } from './rescoring';

/** New points after a review: one person gives them, another approves them (Order §12). */
export const rescoreRoutes: ResourceRoutes = async (app) => {
  app.route({
    ...contract.rescore,
    handler: async (request) => {
      const { query, body } = request;
      await rescore(app, request, { id: query.id, body });
      return answerStaff(app, request, query.id);
    },
  });

  app.route({
    ...contract.approveRescore,
    handler: async (request) => {
      const { query, body } = request;
      await approve(app, request, { id: query.id, body });
      return answerStaff(app, request, query.id);
    },
  });
};

async function rescore(
  app: FastifyInstance,
  request: FastifyRequest,
  { id, body }: { id: number; body: BodyOf<typeof contract.rescore> },
): Promise<void> {
  const { user } = request;
  const { row_version, points_final: points, points_note: note } = body;
  await app.write(request, async (tx, log) => {
    refuseActing(user);
    const record = await lockForStep(tx, { id, viewer: viewerOf(user), step: 'rescore' });
    refuseStale(record, { row_version });
    const { isAsked, review } = await rescoringOf(tx, record);
    if (!isAsked) throw new ApiError('illegal-step', { status: record.status, reason: 'not-asked' });
    const errors = rescoreErrors(body, record.points_final ?? 0);
    if (Object.keys(errors).length > 0) throw new ApiError('not-valid', errors);

    const by = authorOf(app, request);
    const values = { points, note, id_user_scored: user.id, id_user_second: null, approved_date: null };
    if (review) await pointsReviews.update(tx, review.id, { values, by });
    else await pointsReviews.insert(tx, { ...values, id_registration: id }, by);
    const after = await registrations.update(tx, id, { values: {}, by });
    const ref = refOf('cofundingregistration', id);
    const text = rescoreWaitsText({ number: record.number ?? '' });
    const asked = {
      privilege: 'cofunding_call_approve',
      at: by.date,
      id_application: by.id_application,
    } as const;
    for (const to of await findHolders(tx, asked)) {
      if (to !== user.id && to !== record.id_user) await notify(app, tx, { to, text, ref }, by);
    }
    log(noteOf('rescore', record, after, { points }));
    return { id };
  });
}

async function approve(
  app: FastifyInstance,
  request: FastifyRequest,
  { id, body }: { id: number; body: BodyOf<typeof contract.approveRescore> },
): Promise<void> {
  const { user } = request;
  await app.write(request, async (tx, log) => {
    refuseActing(user);
    const record = await lockForStep(tx, { id, viewer: viewerOf(user), step: 'approveRescore' });
    const { isAsked, review } = await rescoringOf(tx, record);
    const refusal = isAsked ? refusalOfSecond(review, user) : 'not-asked';
    if (refusal === 'own-score') throw new ApiError('no-privilege', { reason: refusal });
    if (refusal || !review) throw new ApiError('illegal-step', { status: record.status, reason: refusal });
    refuseStale(record, body);

    const by = authorOf(app, request);
    const values = { id_user_second: user.id, approved_date: by.date };
    await pointsReviews.update(tx, review.id, { values, by });
    const after = await registrations.update(tx, id, { values: {}, by });
    const text = rescoreApprovedText({ number: record.number ?? '' });
    const ref = refOf('cofundingregistration', id);
    await notify(app, tx, { to: review.id_user_scored, text, ref }, by);
    log(noteOf('approverescore', record, after, { points: review.points }));
    return { id };
  });
}
