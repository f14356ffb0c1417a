import { type BodyOf, cofundingRegistrations as contract, type ReviewMark, refOf } from '@urzad/contract';
import {
  type CallParams,
  childNamesOf,
  correctionsLeft,
  correctionTo,
  type RegistrationStep,
} from '@urzad/grants';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from '../../../api-error';
import { type Author, authorOf } from '../../../author';
import type { Tx } from '../../../db';
import type { ResourceRoutes } from '../../../http/resource';
import type { NoticeText, Sender } from '../../../mail/email';
import type { Reader } from '../../../mail/reader';
import { notify } from '../../../notify';
import { getCall } from '../../cofunding-calls/public';
import { type Returned, returnedEmail, returnedMailText, returnedText } from '../correction-emails';
import { requireLead, viewerOf } from '../policy';
import { answerStaff } from '../reading/answer';
import * as registrations from '../repository';
import { historyOf, lockForStep, noteOf, refuseStale, takeStep } from '../step';
import { confirmFormSignature } from './confirm-form-signature';
import { remarksOf, unknownFields } from './review';
import { take, takeMany } from './take-many';
import { takeOver } from './take-over';

type Row = registrations.RegistrationRecord;

/** The steps of the office: take over, mark field by field, return for correction. */
export const registrationReviewRoutes: ResourceRoutes = async (app) => {
  app.route({
    ...contract.take,
    handler: async (request) => {
      const { id } = request.query;
      await takeNew(app, request, id);
      return answerStaff(app, request, id);
    },
  });

  app.route({
    ...contract.takeover,
    handler: async (request) => {
      const { query, body } = request;
      await takeOver(app, request, { id: query.id, body });
      return answerStaff(app, request, query.id);
    },
  });

  app.route({
    ...contract.confirmsignature,
    handler: async (request) => {
      const { query, body } = request;
      await confirmFormSignature(app, request, { id: query.id, body });
      return answerStaff(app, request, query.id);
    },
  });

  app.route({
    ...contract.takemany,
    handler: async (request) => {
      const { ids } = request.body;
      const taking = { ids, viewer: viewerOf(request.user), by: authorOf(app, request) };
      return { data: await app.write(request, (tx, note) => takeMany(tx, taking, note)) };
    },
  });

  app.route({
    ...contract.review,
    handler: async (request) => {
      const { id } = request.query;
      await saveMarks(app, request, { id, body: request.body });
      return answerStaff(app, request, id);
    },
  });

  app.route({
    ...contract.return,
    handler: async (request) => {
      const { id } = request.query;
      await returnForCorrection(app, request, { id, body: request.body });
      return answerStaff(app, request, id);
    },
  });
};

async function takeNew(app: FastifyInstance, request: FastifyRequest, id: number): Promise<void> {
  await app.write(request, async (tx, note) => {
    const record = await lock(tx, request, { id, step: 'take' });
    await take(tx, { record, id_user_owner: request.user.id }, { by: authorOf(app, request), note });
    return { id };
  });
}

async function saveMarks(
  app: FastifyInstance,
  request: FastifyRequest,
  { id, body: { marks, row_version } }: { id: number; body: BodyOf<typeof contract.review> },
): Promise<void> {
  refuseWordless(marks);
  await app.write(request, async (tx, note) => {
    // The privilege to score covers marks; a mark leaves the status as it is.
    const record = await lock(tx, request, { id, step: 'score' });
    requireLead(record, request.user);
    refuseStale(record, { row_version, marks }, { marks: record.review });
    refuseUnknown(marks, record);
    const by = authorOf(app, request);
    const after = await registrations.update(tx, id, { values: { review: marks }, by });
    note(noteOf('review', record, after, { fields: marks.map(({ field }) => field) }));
    return { id };
  });
}

/**
 * Asks the parent to correct what has a remark.
 * @throws ApiError `not-valid` without a remark, `illegal-step` when the rules of the call allow no further return
 */
async function returnForCorrection(
  app: FastifyInstance,
  request: FastifyRequest,
  { id, body }: { id: number; body: BodyOf<typeof contract.return> },
): Promise<void> {
  await app.write(request, async (tx, note) => {
    const record = await lock(tx, request, { id, step: 'return' });
    requireLead(record, request.user);
    refuseStale(record, body);
    const remarks = remarksOf(record.review);
    if (remarks.length === 0) throw new ApiError('not-valid', { remarks: 'is-empty' });

    const by = authorOf(app, request);
    const { params } = await getCall(tx, record.id_call);
    await refuseAnotherReturn(tx, record, params);
    const correction_to = correctionTo(params, by.date);
    const version_no = record.version_no + 1;
    const values = { remarks, correction_to, due_date: correction_to, version_no, id_document: null };
    const after = await takeStep(tx, { record, step: 'return' }, { values, by });
    const fields = remarks.map(({ field }) => field);
    await notifyParent(app, tx, { record, correction_to, fields }, by);
    note(noteOf('return', record, after, { fields, correction_to }));
    return { id };
  });
}

function lock(
  tx: Tx,
  { user }: FastifyRequest,
  { id, step }: { id: number; step: RegistrationStep },
): Promise<Row> {
  return lockForStep(tx, { id, viewer: viewerOf(user), step });
}

/** Refuses a remark without a text, which the parent could not answer. */
function refuseWordless(marks: readonly ReviewMark[]) {
  const wordless = marks.filter(({ state, text }) => state === 'remark' && !text);
  if (wordless.length > 0) {
    throw new ApiError('not-valid', Object.fromEntries(wordless.map(({ field }) => [field, 'is-empty'])));
  }
}

/** Refuses a mark of an unknown field: no screen would show it, and no parent could answer it. */
function refuseUnknown(marks: readonly ReviewMark[], record: Row) {
  const unknown = unknownFields(marks, record);
  if (unknown.length > 0) {
    throw new ApiError('not-valid', Object.fromEntries(unknown.map((field) => [field, 'not-valid'])));
  }
}

/** Refuses more returns than the rules of the call allow, which is usually one. */
async function refuseAnotherReturn(tx: Tx, { id, status }: Row, params: CallParams): Promise<void> {
  if (correctionsLeft({ history: await historyOf(tx, id) }, params) === 0) {
    throw new ApiError('illegal-step', { status, reason: 'no-correction-left' });
  }
}

async function notifyParent(
  app: FastifyInstance,
  tx: Tx,
  { record, ...returned }: Omit<Returned, 'childNames'> & { record: Row },
  by: Author,
) {
  const { id, id_user } = record;
  const childNames = childNamesOf(record.form);
  const call = { id, number: record.number ?? '', childNames, ...returned };
  const email = (to: Reader, sender: Sender, text: NoticeText) =>
    returnedEmail(to, { told: call, text }, sender);
  const words = { text: returnedText(call), mailed: returnedMailText(call) };
  await notify(app, tx, { to: id_user, ...words, ref: refOf('cofundingregistration', id), email }, by);
}
