import { refOf } from '@urzad/contract';
import { answerBy } from '@urzad/grants';
import type { FastifyInstance } from 'fastify';
import { ApiError } from '../../../api-error';
import type { Author } from '../../../author';
import type { Tx } from '../../../db';
import type { NoticeText, Sender } from '../../../mail/email';
import type { Reader } from '../../../mail/reader';
import { notify } from '../../../notify';
import { getCall } from '../../cofunding-calls/public';
import { type Acting, stepMainCase } from '../../office-cases/public';
import { peselsOf } from '../draft/check-form';
import { holdPlaces } from '../draft/held-places';
import { reviewOpenedText } from '../officer-notices';
import { type PublishAnew, placeReviewed } from '../ranking/place-reviewed';
import { reviewAcceptedEmail, reviewAcceptedText } from '../rejection-emails';
import * as registrations from '../repository';
import { noteOf, takeStep } from '../step';

type Row = registrations.RegistrationRecord;

/** What a review that was accepted does, by the result that it was asked about. */
export async function acceptReview(
  app: FastifyInstance,
  tx: Tx,
  id: number,
  { publishAnew, ...acting }: Acting & { publishAnew: PublishAnew },
): Promise<void> {
  const { status } = await registrations.rows.get(tx, id);
  if (status === 'formally_rejected') await checkAgain(app, tx, id, acting);
  else await placeReviewed(app, tx, id, { ...acting, publishAnew });
}

/**
 * Begins the formal check of a rejected registration again: the places of its children are held, and the office has a new
 * day for its answer. The caller has checked the privilege.
 * @throws ApiError `illegal-step` `{reason: 'places'}` when another registration has the place of a child
 */
async function checkAgain(app: FastifyInstance, tx: Tx, id: number, { by, note }: Acting): Promise<void> {
  const record = await registrations.getLockedForSystem(tx, id);
  const { status, id_call } = record;
  const { params } = await getCall(tx, id_call);
  const due_date = answerBy(params, by.date);
  const values = {
    review_date: by.date,
    due_date,
    reject_reason: null,
    // Left by a correction that did not come.
    correction_to: null,
    remarks: [],
  };
  const after = await takeStep(tx, { record, step: 'acceptReview' }, { values, by });
  const isHeld = await holdPlaces(tx, { id_registration: id, id_call, pesels: peselsOf(record) });
  if (!isHeld) throw new ApiError('illegal-step', { status, reason: 'places' });
  await stepMainCase(tx, { ref: refOf('cofundingregistration', id), step: 'reopen' }, { by, note });
  await notifyBoth(app, tx, { record: after, answer_by: due_date }, by);
  note(noteOf('acceptreview', record, after, { due_date }));
}

async function notifyBoth(
  app: FastifyInstance,
  tx: Tx,
  { record, answer_by }: { record: Row; answer_by: NonNullable<Row['due_date']> },
  by: Author,
): Promise<void> {
  const { id, id_user, id_user_owner } = record;
  const ref = refOf('cofundingregistration', id);
  const told = { id, number: record.number ?? '', answer_by };
  const email = (to: Reader, sender: Sender, words: NoticeText) =>
    reviewAcceptedEmail(to, told, sender, words);
  await notify(app, tx, { to: id_user, text: reviewAcceptedText(told), ref, email }, by);
  if (id_user_owner !== null && id_user_owner !== by.id) {
    await notify(app, tx, { to: id_user_owner, text: reviewOpenedText(told), ref }, by);
  }
}
