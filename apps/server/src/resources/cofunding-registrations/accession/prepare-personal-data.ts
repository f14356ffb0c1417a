import { refOf } from '@urzad/contract';
import { warsawDate } from '@urzad/domain';
import { personalDataErrors, personalDataOf } from '@urzad/grants';
import { formOfDraft, type PersonalDataDraft } from '@urzad/grants/schemas';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from '../../../api-error';
import { authorOf } from '../../../author';
import { keepIfDone } from '../../../files/keep-if-done';
import { officeOf } from '../../../office';
import { wasAnswered } from '../../../unit-of-work/idempotency';
import { getCall } from '../../cofunding-calls/public';
import { makeDocument, recordDocument, voidDocument } from '../../documents/public';
import { officeWords } from '../../libraries/public';
import { asOwner, DOCUMENTS_PER_USER, refuseLateDocuments } from '../policy';
import * as registrations from '../repository';
import { noteOf, refuseStale, requireStep } from '../step';
import { lockDocuments } from './lock-documents';
import { personalDataDocument } from './personal-data-document';

interface Body {
  row_version: number;
  answers: PersonalDataDraft;
}

/**
 * Freezes the form of participant's data (D7) with these answers, so that it can be signed. It is rendered before the
 * transaction; the form that was made before is void.
 * @throws ApiError `not-valid` `{name: code}` for wrong answers
 */
export async function preparePersonalData(
  app: FastifyInstance,
  request: FastifyRequest,
  { id, body: { row_version, answers } }: { id: number; body: Body },
): Promise<void> {
  if (await wasAnswered(app.db, request)) return;
  const viewer = asOwner(request.user);
  const record = await registrations.getById(app.db, id, viewer);
  const now = app.clock.business();
  requireStep('sendDocuments', record, viewer);
  refuseLateDocuments(record, now);
  refuseStale(record, { row_version });
  const personal_data = answersOf(record, answers, now);

  app.limits.take(DOCUMENTS_PER_USER, String(viewer.id_user));
  const made = await makeForm(app, { ...record, personal_data }, now);
  await keepIfDone(app.files, made.file.filename, () =>
    app.write(request, async (tx, note) => {
      const locked = await lockDocuments(app, tx, { user: request.user, id });
      refuseStale(locked, { row_version });
      const by = authorOf(app, request);
      if (locked.id_personal_document !== null) await voidDocument(tx, locked.id_personal_document, by);
      const owner = refOf('cofundingregistration', id);
      const recording = { owner, id_user: viewer.id_user, status: 'frozen' as const };
      await recordDocument(tx, { made, now: app.clock.now() }, recording, by);
      const values = { personal_data, id_personal_document: made.id };
      const after = await registrations.update(tx, id, { values, by });
      note(noteOf('personaldata', locked, after, { id_document: made.id, sha256: made.sha256 }));
      return { id };
    }),
  );
}

function answersOf(record: registrations.RegistrationRecord, given: Body['answers'], now: Date) {
  const form = formOfDraft(record.form);
  const answers = personalDataOf(formOfDraft({ ...record.form, ...record.personal_data, ...given }));
  const errors = personalDataErrors(form, answers, warsawDate(now));
  if (Object.keys(errors).length > 0) throw new ApiError('not-valid', errors);
  return answers;
}

async function makeForm(app: FastifyInstance, record: registrations.RegistrationRecord, now: Date) {
  const [call, { data: office }, words] = await Promise.all([
    getCall(app.db, record.id_call),
    officeOf(app.db, record.id_application),
    officeWords(app.db, record.id_application),
  ]);
  const content = personalDataDocument({ record, call, office, now, words });
  const { version_no } = record;
  return makeDocument(app, { kind: 'PERSONAL_DATA', content, version_no, created: now });
}
