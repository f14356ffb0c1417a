import { refOf } from '@urzad/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from '../../../api-error';
import { authorOf } from '../../../author';
import { keepIfDone } from '../../../files/keep-if-done';
import { officeOf } from '../../../office';
import { wasAnswered } from '../../../unit-of-work/idempotency';
import { getCall } from '../../cofunding-calls/public';
import { getClause } from '../../cofunding-clauses/public';
import { makeDocument, recordDocument } from '../../documents/public';
import { officeWords } from '../../libraries/public';
import { attachedFiles, type FileRow } from '../../uploads/public';
import { findFormErrors } from '../draft/check-form';
import { withDerivedAnswers } from '../draft/derived-form';
import { voidFormDocument } from '../draft/save-draft';
import { asOwner, DOCUMENTS_PER_USER, refuseTooLate } from '../policy';
import * as registrations from '../repository';
import { lockForStep, noteOf, refuseStale, requireStep, takeStep } from '../step';
import { formDocument } from './form-document';

/** Checks the whole form and freezes it as a document to sign. The document is rendered before the transaction. */
export async function prepareDocument(
  app: FastifyInstance,
  request: FastifyRequest,
  { id, row_version }: { id: number; row_version: number },
): Promise<{ id: number }> {
  if (await wasAnswered(app.db, request)) return { id };
  const viewer = asOwner(request.user);
  const record = await registrations.getById(app.db, id, viewer);
  requireStep('prepare', record, viewer);
  refuseTooLate(record, await getCall(app.db, record.id_call), app.clock.business());
  refuseStale(record, { row_version });
  if ((await getClause(app.db, id)).status !== 'signed') {
    throw new ApiError('illegal-step', { reason: 'clause-to-sign' });
  }

  app.limits.take(DOCUMENTS_PER_USER, String(viewer.id_user));
  const { made, attachments, form } = await makeForm(app, record);
  const author = authorOf(app, request);
  return keepIfDone(app.files, made.file.filename, () =>
    app.write(request, async (tx, note) => {
      const locked = await lockForStep(tx, { id, viewer, step: 'prepare' });
      refuseStale(locked, { row_version });
      refuseOtherFiles(attachments, await attachedFiles(tx, refOf('cofundingregistration', id)));

      await voidFormDocument(tx, locked, author);
      const recording = {
        owner: refOf('cofundingregistration', id),
        id_user: viewer.id_user,
        status: 'frozen' as const,
      };
      await recordDocument(tx, { made, now: app.clock.now() }, recording, author);
      const after = await takeStep(
        tx,
        { record: locked, step: 'prepare' },
        { values: { id_document: made.id, form }, by: author },
      );
      note(noteOf('tosign', locked, after, { id_document: made.id, sha256: made.sha256 }));
      return { id };
    }),
  );
}

/** @throws ApiError `not-valid` with `{path: code}` for every error that prevents a signature */
async function makeForm(app: FastifyInstance, record: registrations.RegistrationRecord) {
  const now = app.clock.business();
  const call = await getCall(app.db, record.id_call);
  const attachments = await attachedFiles(app.db, refOf('cofundingregistration', record.id));
  const errors = await findFormErrors(app.db, { record, call, attachments, now });
  if (Object.keys(errors).length > 0) throw new ApiError('not-valid', errors);

  const { data: office } = await officeOf(app.db, record.id_application);
  // Months without work grow from day to day: the value of the document is stored.
  const form = withDerivedAnswers(record, { form: record.form, now });
  const words = await officeWords(app.db, record.id_application);
  const content = formDocument({ record: { ...record, form }, call, attachments, office, now, words });
  const { version_no } = record;
  const made = await makeDocument(app, { kind: 'FORMULARZ', content, version_no, created: now });
  return { made, attachments, form };
}

/** The document lists the files, so it is void when one was added or removed while it was rendered. */
function refuseOtherFiles(listed: readonly FileRow[], present: readonly FileRow[]) {
  const idsOf = (files: readonly FileRow[]) => files.map(({ id }) => id).join();
  if (idsOf(listed) !== idsOf(present)) throw new ApiError('conflict', { attachments: 'is-no-equal' });
}
