import type { BodyOf, cofundingRegistrations } from '@urzad/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { authorOf } from '../../../author';
import { keepIfDone } from '../../../files/keep-if-done';
import { refuseActing } from '../../../http/refuse-acting';
import { wasAnswered } from '../../../unit-of-work/idempotency';
import { viewerOf } from '../policy';
import * as registrations from '../repository';
import { lockForStep, noteOf, refuseStale, requireStep, takeStep } from '../step';
import { makeLetter, recordRejection } from './rejection';

type Body = BodyOf<typeof cofundingRegistrations.reject>;

/**
 * Ends a registration at its formal check: a sealed letter with the reason, a notification, an e-mail, and the places
 * of the children free again. The letter is rendered before the transaction that sends it.
 * @throws ApiError `object-no-exist`, `illegal-step`, `no-privilege`, `conflict`
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
  refuseStale(record, body);
  const by = authorOf(app, request);
  const letter = await makeLetter(app, record, body, by.date);

  return keepIfDone(app.files, letter.made.file.filename, () =>
    app.write(request, async (tx, note) => {
      const locked = await lockForStep(tx, { id, viewer, step: 'reject' });
      refuseStale(locked, body);
      const values = { due_date: null, reject_reason: letter.reason };
      const after = await takeStep(tx, { record: locked, step: 'reject' }, { values, by });
      await recordRejection(app, tx, { letter, record }, by);
      note(noteOf('reject', locked, after, { reason: body.reason }));
      return { id };
    }),
  );
}
