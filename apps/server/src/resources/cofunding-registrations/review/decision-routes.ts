import { type BodyOf, cofundingRegistrations as contract, refOf } from '@urzad/contract';
import { pointsErrors, type RegistrationStep } from '@urzad/grants';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from '../../../api-error';
import { authorOf } from '../../../author';
import type { Tx } from '../../../db';
import { refuseActing } from '../../../http/refuse-acting';
import type { ResourceRoutes } from '../../../http/resource';
import { notify } from '../../../notify';
import { getCall } from '../../cofunding-calls/public';
import { sentBackText } from '../emails';
import { requireSecondPerson, viewerOf } from '../policy';
import { answerStaff } from '../reading/answer';
import type * as registrations from '../repository';
import { historyOf, lockForStep, noteOf, refuseStale, takeStep } from '../step';
import { answerDayOf } from './answer-day';
import { rejectRegistration } from './reject-registration';
import { isWhollyAgreed, scorerOf } from './review';

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
 * @throws ApiError `not-valid` before all is agreed with, and for points that need a reason and have none
 */
async function givePoints(
  app: FastifyInstance,
  request: FastifyRequest,
  { id, body }: { id: number; body: BodyOf<typeof contract.score> },
): Promise<void> {
  const { row_version, points_final, points_note = '' } = body;
  await app.write(request, async (tx, note) => {
    const record = await lock(tx, request, { id, step: 'score' });
    refuseStale(record, { row_version });
    if (!isWhollyAgreed(record)) throw new ApiError('not-valid', { review: 'is-empty' });
    refuseUnexplained(record, { points_final, points_note });

    const by = authorOf(app, request);
    const given = { points_final, points_note: points_note || null };
    const values = { ...given, id_user_second: null, second_note: null, due_date: null };
    const after = await takeStep(tx, { record, step: 'score' }, { values, by });
    note(noteOf('score', record, after, { points_auto: record.points_auto, points_final }));
    return { id };
  });
}

async function approvePoints(
  app: FastifyInstance,
  request: FastifyRequest,
  { id, body }: { id: number; body: BodyOf<typeof contract.approve> },
): Promise<void> {
  await app.write(request, async (tx, note) => {
    const { record } = await lockForSecond(tx, request, { id, step: 'approve' });
    refuseStale(record, body);
    const values = { id_user_second: request.user.id };
    const after = await takeStep(tx, { record, step: 'approve' }, { values, by: authorOf(app, request) });
    note(noteOf('approve', record, after, { points_final: record.points_final }));
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
    // The formal check goes on with the day that was promised for its answer.
    const { params } = await getCall(tx, record.id_call);
    const values = { second_note, due_date: answerDayOf(record, params) };
    const after = await takeStep(tx, { record, step: 'sendBack' }, { values, by });
    if (scorer !== undefined) {
      const text = sentBackText({ number: record.number ?? '' });
      await notify(app, tx, { to: scorer, text, ref: refOf('cofundingregistration', id) }, by);
    }
    note(noteOf('sendback', record, after, { points_final: record.points_final }));
    return { id };
  });
}

function lock(tx: Tx, { user }: FastifyRequest, { id, step }: { id: number; step: RegistrationStep }) {
  refuseActing(user);
  return lockForStep(tx, { id, viewer: viewerOf(user), step });
}

/** The four-eyes principle: the person who gave the points does not approve them. */
async function lockForSecond(
  tx: Tx,
  request: FastifyRequest,
  { id, step }: { id: number; step: RegistrationStep },
) {
  const record = await lock(tx, request, { id, step });
  const scorer = scorerOf(await historyOf(tx, id));
  requireSecondPerson(record, { id_user: request.user.id, scorer });
  return { record, scorer };
}

/** Points that differ from those of the answers need an explanation. */
function refuseUnexplained(
  { points_auto }: registrations.RegistrationRecord,
  given: { points_final: number; points_note: string },
): void {
  const errors = pointsErrors(given, points_auto ?? 0);
  if (Object.keys(errors).length > 0) throw new ApiError('not-valid', errors);
}
