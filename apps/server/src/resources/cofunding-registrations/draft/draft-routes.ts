import { cofundingRegistrations as contract } from '@urzad/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from '../../../api-error';
import { authorOf } from '../../../author';
import type { ResourceRoutes } from '../../../http/resource';
import { getCall } from '../../cofunding-calls/public';
import { asOwner, refuseTooLate, WAY_BACK } from '../policy';
import { answerOwn } from '../reading/answer';
import * as registrations from '../repository';
import { noteOf, refuseStale, takeStep } from '../step';
import { statusTold } from '../told';
import { addRegistration } from './add-registration';
import { cancelDraft } from './cancel-draft';
import { registrationFiles } from './draft-files';
import { lockDraft } from './lock-draft';
import { saveDraft, type Typed, voidFormDocument } from './save-draft';

/** Filling in the form: create, save, attach, edit again, delete. For the owner only. */
export const registrationDraftRoutes: ResourceRoutes = async (app) => {
  app.route({
    ...contract.add,
    handler: async (request) => {
      const { id } = await addRegistration(app, request, request.body.id_call);
      return answerOwn(app, request, id);
    },
  });

  app.route({
    ...contract.set,
    handler: (request) => saveAnswers(app, request, { id: request.query.id, body: request.body }),
  });

  app.route({
    ...contract.attach,
    handler: async (request) => {
      const { id } = request.query;
      await registrationFiles.attach(app, request, { id, ...request.body });
      return answerOwn(app, request, id);
    },
  });

  app.route({
    ...contract.detach,
    handler: async (request) => {
      const { id } = request.query;
      await registrationFiles.detach(app, request, { id, ...request.body });
      return answerOwn(app, request, id);
    },
  });

  app.route({
    ...contract.edit,
    handler: async (request) => {
      const { id } = request.query;
      await editAgain(app, request, id);
      return answerOwn(app, request, id);
    },
  });

  app.route({
    ...contract.cancel,
    handler: async (request) => {
      const { id } = await cancelDraft(app, request, request.query.id);
      return answerOwn(app, request, id);
    },
  });
};

/** Saves the answers that were sent, and those that follow from them. */
function saveAnswers(
  app: FastifyInstance,
  request: FastifyRequest,
  { id, body }: { id: number; body: Typed & { row_version: number } },
) {
  return app.write(request, async (tx, note) => {
    const record = await lockDraft(app, tx, { user: request.user, id });
    refuseStale(record, body, { form: record.form, explanations: record.explanations });
    const { form, explanations } = body;
    const { saved, changed } = await saveDraft(tx, { record, form, explanations }, authorOf(app, request));

    // Names of fields only: answers must not be logged.
    if (changed.length > 0) note(noteOf('set', record, saved, { fields: changed }));
    return { data: { id, row_version: saved.row_version, mod_date: saved.mod_date.toISOString() } };
  });
}

/**
 * Withdraws the document that was made of a draft, so that its answers can be changed.
 * @throws ApiError `illegal-step` where there is none, and after the last day
 */
async function editAgain(app: FastifyInstance, request: FastifyRequest, id: number): Promise<void> {
  await app.write(request, async (tx, note) => {
    const record = await registrations.getLocked(tx, id, asOwner(request.user));
    const step = record.status === 'to_correct' ? 'save' : WAY_BACK[record.status];
    if (!step) throw new ApiError('illegal-step', { status: statusTold(record, { as: 'owner' }) });
    refuseTooLate(record, await getCall(tx, record.id_call), app.clock.business());

    const by = authorOf(app, request);
    await voidFormDocument(tx, record, by);
    const after = await takeStep(tx, { record, step }, { values: { id_document: null }, by });
    note(noteOf('edit', record, after));
    return { id };
  });
}
