import type { BodyOf, cofundingRegistrations } from '@urzad/contract';
import { type RejectReason, rejectionErrors, reviewedFields } from '@urzad/grants';
import { formOfDraft } from '@urzad/grants/schemas';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from '../../../api-error';
import { authorOf } from '../../../author';
import type { Db } from '../../../db';
import { keepIfDone } from '../../../files/keep-if-done';
import { refuseActing } from '../../../http/refuse-acting';
import { wasAnswered } from '../../../unit-of-work/idempotency';
import { requireLead, viewerOf } from '../policy';
import * as registrations from '../repository';
import { historyOf, lockForStep, noteOf, refuseStale, requireStep, takeStep } from '../step';
import { makeLetter, recordRejection } from './rejection';

type Body = BodyOf<typeof cofundingRegistrations.reject>;

/**
 * Ends a registration at its formal check: a sealed letter with the reason, a notification, an e-mail, and the places
 * of the children free again. The letter is rendered before the transaction that sends it.
 * @throws ApiError `object-no-exist`, `illegal-step`, `no-privilege`, `conflict`, `not-valid`
 */
export async function rejectRegistration(
  app: FastifyInstance,
  request: FastifyRequest,
  { id, body }: { id: number; body: Body },
): Promise<{ id: number }> {
  if (await wasAnswered(app.db, request)) return { id };
  const viewer = viewerOf(request.user);
  const record = await registrations.getById(app.db, id, viewer);
  refuseActing(request.user);
  requireStep('reject', record, viewer);
  requireLead(record, request.user);
  refuseStale(record, body);
  await refuseUnfit(app.db, record, body.reason);
  const by = authorOf(app, request);
  const letter = await makeLetter(app, record, body, by.date);

  return keepIfDone(app.files, letter.made.file.filename, () =>
    app.write(request, async (tx, note) => {
      const locked = await lockForStep(tx, { id, viewer, step: 'reject' });
      requireLead(locked, request.user);
      refuseStale(locked, body);
      const values = { due_date: null, reject_reason: letter.reason };
      const after = await takeStep(tx, { record: locked, step: 'reject' }, { values, by });
      await recordRejection(app, tx, { letter, record }, by);
      note(noteOf('reject', locked, after, { reason: body.reason }));
      return { id };
    }),
  );
}

/**
 * Refuses a reason that does not fit what the check has recorded. A later change would make another version, which is
 * refused as stale.
 */
async function refuseUnfit(db: Db, record: registrations.RegistrationRecord, reason: RejectReason) {
  const fields = reviewedFields(formOfDraft(record.form));
  const history = await historyOf(db, record.id);
  const errors = rejectionErrors(reason, { fields, review: record.review, history });
  if (Object.keys(errors).length > 0) throw new ApiError('not-valid', errors);
}
