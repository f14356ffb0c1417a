import { cofundingRegistrations as contract } from '@urzad/contract';
import { ATTACHMENT_EXTENSIONS, extensionOf } from '@urzad/domain';
import type { FastifyRequest } from 'fastify';
import { ApiError } from '../../api-error';
import { authorOf } from '../../author';
import type { Tx } from '../../db';
import type { ResourceRoutes } from '../../http/resource';
import { getCall } from '../cofunding-calls/public';
import { getClause } from '../cofunding-clauses/public';
import { caseOf } from '../documents/public';
import { attachedFiles, attachFile, detachFile, eraseDetached, removeBytes } from '../uploads/public';
import { addRegistration } from './add-registration';
import { answerOwn } from './answer';
import { cancelDraft } from './cancel-draft';
import { refuseFileBeyondRemarks } from './correction';
import { asOwner, refuseLateCorrection, refuseTooLate, WAY_BACK } from './policy';
import * as registrations from './repository';
import { saveDraft, voidFormDocument } from './save-draft';
import { lockForStep, noteOf, refuseStale, takeStep } from './step';

/** A form has a dozen kinds of documents, so this is enough for anybody. */
const FILES_MAX = 30;

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
    handler: (request) =>
      app.write(request, async (tx, note) => {
        const record = await lockDraft(tx, request, request.query.id);
        refuseStale(record, request.body);
        const by = authorOf(app, request);
        const { form, explanations } = request.body;
        const { saved, changed } = await saveDraft(tx, { record, form, explanations }, by);

        // Names of fields only: answers must not be logged.
        if (changed.length > 0) note(noteOf('set', record, saved, { fields: changed }));
        app.crash.at('draft.before-commit');
        return {
          data: { id: saved.id, row_version: saved.row_version, mod_date: saved.mod_date.toISOString() },
        };
      }),
  });

  app.route({
    ...contract.attach,
    handler: async (request) => {
      const { filename, kind } = request.body;
      const { id } = await app.write(request, async (tx, note) => {
        const record = await lockDraft(tx, request, request.query.id);
        const owner = caseOf(record.id);
        const attached = await attachedFiles(tx, owner);
        await refuseFileBeyondRemarks(tx, record, { kind, attached });
        if (attached.length >= FILES_MAX) {
          throw new ApiError('not-valid', { attachments: 'is-too-big' });
        }

        const by = { ...authorOf(app, request), id: request.user.id };
        const file = await attachFile(tx, { filename, kind, owner, now: app.clock.now() }, by);
        if (!file) throw new ApiError('object-no-exist', { filename: 'no-file' });
        // Uploaded for something else, such as a recording.
        if (!ATTACHMENT_EXTENSIONS.includes(extensionOf(file.name))) {
          throw new ApiError('not-valid', { filename: 'extension' });
        }
        await voidFormDocument(tx, record, by);
        const after = await registrations.touch(tx, record.id, { values: { id_document: null }, by });
        note(noteOf('attach', record, after, { id_file: file.id, kind }));
        app.crash.at('attach.before-commit');
        return { id: record.id };
      });
      return answerOwn(app, request, id);
    },
  });

  app.route({
    ...contract.detach,
    handler: async (request) => {
      const { id_file } = request.body;
      const { id, erased } = await app.write(request, async (tx, note) => {
        const record = await lockDraft(tx, request, request.query.id);
        const by = authorOf(app, request);
        const owner = caseOf(record.id);
        const attached = await attachedFiles(tx, owner);
        const file = attached.find(({ id }) => id === id_file);
        if (!file) throw new ApiError('object-no-exist');
        await refuseFileBeyondRemarks(tx, record, { kind: file.kind, attached });

        await detachFile(tx, { id: id_file, owner }, by);
        await voidFormDocument(tx, record, by);
        const after = await registrations.touch(tx, record.id, { values: { id_document: null }, by });
        note(noteOf('detach', record, after, { id_file }));
        // A file of a submitted version is evidence and stays in the store.
        if (record.number !== null) return { id: record.id, erased: [] };
        await eraseDetached(tx, [id_file]);
        return { id: record.id, erased: [file.filename] };
      });
      await removeBytes(app, request, erased);
      return answerOwn(app, request, id);
    },
  });

  app.route({
    ...contract.edit,
    handler: async (request) => {
      const { id } = await app.write(request, async (tx, note) => {
        const viewer = asOwner(request.user);
        const found = await registrations.lockById(tx, request.query.id, viewer);
        if (!found) throw new ApiError('object-no-exist');
        const step = found.status === 'to_correct' ? 'save' : WAY_BACK[found.status];
        if (!step) throw new ApiError('illegal-step', { status: found.status });
        refuseTooLate(found, await getCall(tx, found.id_call), app.clock.business());

        const by = authorOf(app, request);
        await voidFormDocument(tx, found, by);
        const after = await takeStep(tx, { record: found, step }, { values: { id_document: null }, by });
        note(noteOf('edit', found, after));
        return { id: found.id };
      });
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

  /** The clause informs before data is collected, so nothing is saved until it was read (Process §0.2). */
  async function lockDraft(tx: Tx, { user }: FastifyRequest, id: number) {
    const record = await lockForStep(tx, { id, viewer: asOwner(user), step: 'save' });
    // A draft is still saved after its call, so that nothing typed is lost; a correction is not saved after its last
    // day.
    refuseLateCorrection(record, app.clock.business());
    const clause = await getClause(tx, record.id);
    if (clause.status !== 'signed') throw new ApiError('illegal-step', { reason: 'clause-to-sign' });
    return record;
  }
};
