import { callSetups as contract } from '@urzad/contract';
import { isDateTime, momentOf, warsawDate } from '@urzad/domain';
import { CALL_LAW, type CallStep, SEE_CALLS } from '@urzad/grants';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from '../../api-error';
import { getById } from '../../applications/applications';
import { type Author, authorOf } from '../../author';
import type { Tx } from '../../db';
import { refuseActing } from '../../http/refuse-acting';
import type { ResourceRoutes } from '../../http/resource';
import { countOf } from '../../lists/count-limit';
import type { Note } from '../../unit-of-work/write';
import {
  type CallRow,
  findSetupPage,
  getAnnounced,
  getLockedCall,
  getVisible,
  noteOfCall,
  presentCall,
  refuseStaleCall,
  requireCallStep,
  takeCallStep,
} from '../cofunding-calls/public';
import { cancelDraftsOf, countRunning, tellOfProlonging } from '../cofunding-registrations/public';
import { removeBytes } from '../uploads/public';
import { makeCall, saveCall } from './save-setup';
import { mayCloseEarly, presentSetup, publishRefusal, textsOf } from './setup-view';

/** Setting up a call: its draft, its announcement, and its later steps (Process §2.2). */
export const callSetupRoutes: ResourceRoutes = async (app) => {
  const maySee = app.requirePrivilege(SEE_CALLS);

  app.route({
    ...contract.get,
    onRequest: maySee,
    handler: async ({ query, user }) => {
      const now = app.clock.business();
      const page = await findSetupPage(app.db, user, query);
      const data = page.rows.map((row) => presentCall(row, now));
      return { data, ...countOf(page.found), ...(page.next && { next: page.next }) };
    },
  });

  app.route({
    ...contract.find,
    onRequest: maySee,
    handler: (request) => answer(app, request, request.query.id),
  });

  app.route({
    ...contract.texts,
    handler: async ({ query: { id }, id_application }) => ({
      data: textsOf(await getAnnounced(app.db, { id, id_application })),
    }),
  });

  app.route({
    ...contract.add,
    onRequest: maySee,
    handler: async (request) => {
      const { user, body, id_application } = request;
      refuseActing(user);
      if (!CALL_LAW.mayEverStep('set', user)) throw new ApiError('no-privilege');
      const { id } = await app.write(request, async (tx, note) => {
        const { voivodeship: region } = await getById(tx, id_application);
        const row = await makeCall(tx, { ...body, region }, byOf(app, request));
        note({ event: 'cofundingcall.add', obj_type: 'cofundingcall', id_obj: row.id, diff: body });
        return { id: row.id };
      });
      return answer(app, request, id);
    },
  });

  app.route({
    ...contract.set,
    onRequest: maySee,
    handler: (request) =>
      takeSetupStep(app, request, 'set', async (tx, { record, by }) =>
        saveCall(tx, { record, given: request.body }, by),
      ),
  });

  app.route({
    ...contract.publish,
    onRequest: maySee,
    handler: (request) =>
      takeSetupStep(app, request, 'publish', async (tx, { record, by }) => {
        const reason = publishRefusal(record, { id: by.id, now: by.date });
        if (reason === 'own-set-up') throw new ApiError('no-privilege', { reason });
        if (reason) throw new ApiError('illegal-step', { status: record.status, reason });
        const values = { publish_date: warsawDate(by.date) };
        return { after: await takeCallStep(tx, { record, step: 'publish' }, { values, by }) };
      }),
  });

  app.route({
    ...contract.prolong,
    onRequest: maySee,
    handler: (request) =>
      takeSetupStep(app, request, 'prolong', async (tx, { record, by }) => {
        const { reason, open_to: typed } = request.body;
        const open_to = laterEnd(record, typed, by.date);
        await tellOfProlonging(app, tx, { call: record, reason, open_to }, by);
        const after = await takeCallStep(tx, { record, step: 'prolong' }, { values: { open_to }, by });
        return { after, diff: { reason, open_to: [record.open_to, open_to] } };
      }),
  });

  app.route({
    ...contract.close,
    onRequest: maySee,
    handler: (request) =>
      takeSetupStep(app, request, 'close', async (tx, { record, by }) => {
        if (!mayCloseEarly(record)) {
          throw new ApiError('illegal-step', { status: record.status, reason: 'limit-not-reached' });
        }
        const after = await takeCallStep(tx, { record, step: 'close' }, { by });
        return { after, diff: { submitted: record.submitted_count } };
      }),
  });

  app.route({
    ...contract.cancel,
    onRequest: maySee,
    handler: async (request) => {
      let erased: Awaited<ReturnType<typeof cancelDraftsOf>> = [];
      const answered = await takeSetupStep(app, request, 'cancel', async (tx, { record, by, note }) => {
        const { reason } = request.body;
        erased = await cancelDraftsOf(app, tx, { call: record, reason, note }, by);
        const values = { cancel_reason: reason };
        return {
          after: await takeCallStep(tx, { record, step: 'cancel' }, { values, by }),
          diff: { reason },
        };
      });
      await removeBytes(app, request, erased);
      return answered;
    },
  });

  app.route({
    ...contract.settle,
    onRequest: maySee,
    handler: (request) =>
      takeSetupStep(app, request, 'settle', async (tx, { record, by }) => {
        const running = await countRunning(tx, record.id);
        if (running > 0) {
          throw new ApiError('illegal-step', { status: record.status, reason: 'running', running });
        }
        return { after: await takeCallStep(tx, { record, step: 'settle' }, { by }) };
      }),
  });
};

/**
 * A later end of a call, by the office's clock. The reserve list is valid for longer.
 * @throws ApiError `not-valid`
 */
function laterEnd({ open_to, reserve_valid_to }: CallRow, typed: string, now: Date): Date {
  const moment = isDateTime(typed) ? momentOf(typed) : undefined;
  if (!moment) throw new ApiError('not-valid', { open_to: 'not-valid-datetime' });
  if (open_to && moment <= open_to) throw new ApiError('not-valid', { open_to: 'not-later' });
  if (moment <= now) throw new ApiError('not-valid', { open_to: 'is-past' });
  if (reserve_valid_to && moment >= reserve_valid_to) {
    throw new ApiError('not-valid', { open_to: 'reserve-too-short' });
  }
  return moment;
}

interface Taking {
  record: CallRow;
  by: Author & { id: number };
  note: Note;
}

/** A step on a call that is locked, in its status of now. */
async function takeSetupStep(
  app: FastifyInstance,
  request: FastifyRequest<{ Querystring: { id: number }; Body: { row_version: number } }>,
  step: CallStep,
  work: (tx: Tx, taking: Taking) => Promise<{ after: CallRow; diff?: object }>,
) {
  const { user, query, body } = request;
  await app.write(request, async (tx, note) => {
    refuseActing(user);
    const record = await getLockedCall(tx, { id: query.id, viewer: user, now: app.clock.business() });
    requireCallStep(step, record, user);
    refuseStaleCall(record, body);
    const { after, diff } = await work(tx, { record, by: byOf(app, request), note });
    note(noteOfCall(step, record, after, diff));
    return { id: record.id };
  });
  return answer(app, request, query.id);
}

async function answer(app: FastifyInstance, { user }: FastifyRequest, id: number) {
  const row = await getVisible(app.db, id, user);
  return { data: await presentSetup(app.db, row, { viewer: user, now: app.clock.business() }) };
}

function byOf(app: FastifyInstance, request: FastifyRequest) {
  return { ...authorOf(app, request), id: request.user.id };
}
