import { type BodyOf, type cofundingRegistrations, refOf } from '@urzad/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Author, authorOf } from '../../../author';
import type { Tx } from '../../../db';
import { refuseActing } from '../../../http/refuse-acting';
import type { NoticeText, Sender } from '../../../mail/email';
import type { Reader } from '../../../mail/reader';
import { notify } from '../../../notify';
import type { Note } from '../../../unit-of-work/write';
import { stepMainCase } from '../../office-cases/public';
import { removeBytes } from '../../uploads/public';
import { findHolders } from '../../users/public';
import { forgetPlaces, releasePlaces } from '../draft/held-places';
import { withdrawnEmail, withdrawnText } from '../emails';
import { withdrawnByParentText } from '../officer-notices';
import { asOwner, isReplaceable } from '../policy';
import type { RegistrationRecord } from '../repository';
import { getLastVersion } from '../review/correction';
import { endCorrection } from '../review/end-correction';
import { lockForStep, noteOf, refuseStale, takeStep } from '../step';

/** Ends what else belongs to an application that its parent gives up, in the same transaction. */
export type OnWithdrawn = (
  tx: Tx,
  withdrawn: { id: number; reason: Body['reason'] },
  acting: { by: Author; note: Note },
) => Promise<void>;

type Body = BodyOf<typeof cofundingRegistrations.withdraw>;

/**
 * Ends a sent registration and its main case because its parent gives it up. The places of its children are free, an open
 * correction ends, and signed documents stay as evidence.
 * @throws ApiError `object-no-exist`, `illegal-step`, `conflict`, `no-privilege` for staff acting for the owner
 */
export async function withdrawRegistration(
  app: FastifyInstance,
  request: FastifyRequest,
  { id, body, onWithdrawn }: { id: number; body: Body; onWithdrawn: OnWithdrawn },
): Promise<{ id: number }> {
  refuseActing(request.user);
  const { files } = await app.write(request, async (tx, note) => {
    const record = await lockForStep(tx, { id, viewer: asOwner(request.user), step: 'withdraw' });
    refuseStale(record, body);
    const by = authorOf(app, request);
    const ended = await endIfCorrected(tx, record, by);
    const replaceable = isReplaceable(record, by.date) ? ('yes' as const) : ('no' as const);
    const values = {
      ...ended.values,
      remarks: [],
      correction_to: null,
      due_date: null,
      withdraw_reason: body.reason,
      replaceable,
    };
    const after = await takeStep(tx, { record, step: 'withdraw' }, { values, by });
    await (replaceable === 'yes' ? forgetPlaces : releasePlaces)(tx, id);
    await onWithdrawn(tx, { id, reason: body.reason }, { by, note });
    await stepMainCase(tx, { ref: refOf('cofundingregistration', id), step: 'withdraw' }, { by, note });
    await notifyBoth(app, tx, after, by);
    note(noteOf('withdraw', record, after, { reason: body.reason, files: ended.files.length }));
    return { files: ended.files };
  });

  await removeBytes(app, request, files);
  return { id };
}

async function endIfCorrected(tx: Tx, locked: RegistrationRecord, by: Author) {
  if (locked.status !== 'to_correct') return { values: {}, files: [] };
  return endCorrection(tx, { locked, version: await getLastVersion(tx, locked.id) }, by);
}

/**
 * The parent gets a confirmation, and the officer in charge is told. Of a registration that nobody has taken all are
 * told who may take one.
 */
async function notifyBoth(
  app: FastifyInstance,
  tx: Tx,
  { id, id_user, id_user_owner, number }: RegistrationRecord,
  by: Author,
): Promise<void> {
  const ref = refOf('cofundingregistration', id);
  const withdrawn = { id, number: number ?? '', date: by.date };
  const email = (to: Reader, sender: Sender, words: NoticeText) =>
    withdrawnEmail(to, withdrawn, sender, words);
  await notify(app, tx, { to: id_user, text: withdrawnText(withdrawn), ref, email }, { ...by, id: null });
  const leads =
    id_user_owner === null
      ? await findHolders(tx, {
          privilege: 'cofunding_registration_assess',
          at: by.date,
          id_application: by.id_application,
        })
      : [id_user_owner];
  const text = withdrawnByParentText(withdrawn);
  for (const to of leads) {
    if (to !== id_user) await notify(app, tx, { to, text, ref }, by);
  }
}
