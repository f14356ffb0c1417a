import { type BodyOf, cofundingRegistrations as contract, refOf } from '@urzad/contract';
import { pointsErrors } from '@urzad/grants';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from '../../../api-error';
import { type Author, authorOf } from '../../../author';
import type { Tx } from '../../../db';
import { refuseActing } from '../../../http/refuse-acting';
import type { ResourceRoutes } from '../../../http/resource';
import { notify } from '../../../notify';
import { findHolders } from '../../users/public';
import { requireLead, viewerOf } from '../policy';
import { answerStaff } from '../reading/answer';
import type * as registrations from '../repository';
import { refuseUnclear } from '../signing/unclear-signatures';
import { lockForStep, noteOf, refuseStale, takeStep } from '../step';
import { approvePoints } from './approve-points';
import { pointsWaitText, sentBackText } from './points-emails';
import { rejectRegistration } from './reject-registration';
import { isWhollyAgreed } from './review';
import { lockForSecond } from './second-person';

/** The end of the formal check: a rejection, or points that one person gives and another approves (Process §2.3). */
export const registrationDecisionRoutes: ResourceRoutes = async (app) => {
  app.route({
    ...contract.score,
    handler: async (request) => {
      const { id } = request.query;
      await givePoints(app, request, { id, body: request.body });
      return answerStaff(app, request, id);
    },
  });

  app.route({
    ...contract.reject,
    handler: async (request) => {
      const { query, body } = request;
      const { id } = await rejectRegistration(app, request, { id: query.id, body });
      return answerStaff(app, request, id);
    },
  });

  app.route({
    ...contract.approve,
    handler: async (request) => {
      const { id } = request.query;
      await approvePoints(app, request, { id, body: request.body });
      return answerStaff(app, request, id);
    },
  });

  app.route({
    ...contract.sendback,
    handler: async (request) => {
      const { id } = request.query;
      await sendBack(app, request, { id, body: request.body });
      return answerStaff(app, request, id);
    },
  });
};

/**
 * Ends the check of an application with points.
 * @throws ApiError `not-valid` before all is agreed with, and for points that need a reason and have none; `illegal-step`
 * `{reason: 'signature'}` while an unclear signature is not confirmed
 */
async function givePoints(
  app: FastifyInstance,
  request: FastifyRequest,
  { id, body }: { id: number; body: BodyOf<typeof contract.score> },
): Promise<void> {
  const { row_version, points_final, points_note = '' } = body;
  await app.write(request, async (tx, note) => {
    refuseActing(request.user);
    const record = await lockForStep(tx, { id, viewer: viewerOf(request.user), step: 'score' });
    requireLead(record, request.user);
    refuseStale(record, { row_version });
    if (!isWhollyAgreed(record)) throw new ApiError('not-valid', { review: 'is-empty' });
    await refuseUnclear(tx, record);
    refuseUnexplained(record, { points_final, points_note });

    const by = authorOf(app, request);
    const given = { points_final, points_note: points_note || null };
    // The day that was promised for the answer stays until the points are approved.
    const values = { ...given, id_user_second: null, approved_date: null, second_note: null };
    const after = await takeStep(tx, { record, step: 'score' }, { values, by });
    await notifySecondPeople(app, tx, after, by);
    note(noteOf('score', record, after, { points_auto: record.points_auto, points_final }));
    return { id };
  });
}

/** The points are not approved: the check goes on, and who gave them is told. */
async function sendBack(
  app: FastifyInstance,
  request: FastifyRequest,
  { id, body }: { id: number; body: BodyOf<typeof contract.sendback> },
): Promise<void> {
  const { row_version, note: second_note } = body;
  await app.write(request, async (tx, note) => {
    const { record, scorer } = await lockForSecond(tx, request, { id, step: 'sendBack' });
    refuseStale(record, { row_version });
    const by = authorOf(app, request);
    const after = await takeStep(tx, { record, step: 'sendBack' }, { values: { second_note }, by });
    if (scorer !== undefined) {
      const text = sentBackText({ number: record.number ?? '' });
      await notify(app, tx, { to: scorer, text, ref: refOf('cofundingregistration', id) }, by);
    }
    note(noteOf('sendback', record, after, { points_final: record.points_final }));
    return { id };
  });
}

/** Notifies everybody who may approve the points that somebody else gave. */
async function notifySecondPeople(
  app: FastifyInstance,
  tx: Tx,
  { id, id_user, number, due_date }: registrations.RegistrationRecord,
  by: Author,
): Promise<void> {
  const text = pointsWaitText({ number: number ?? '', due_date });
  for (const to of await findHolders(tx, {
    privilege: 'cofunding_registration_approve',
    at: by.date,
    id_application: by.id_application,
  })) {
    if (to === by.id || to === id_user) continue;
    await notify(app, tx, { to, text, ref: refOf('cofundingregistration', id) }, by);
  }
}

/** Points that differ from those of the answers need an explanation. */
function refuseUnexplained(
  { points_auto }: registrations.RegistrationRecord,
  given: { points_final: number; points_note: string },
): void {
  const errors = pointsErrors(given, points_auto ?? 0);
  if (Object.keys(errors).length > 0) throw new ApiError('not-valid', errors);
}
