import { refOf } from '@urzad/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Author, authorOf } from '../../../author';
import type { Tx } from '../../../db';
import { refuseActing } from '../../../http/refuse-acting';
import { getCall, isOver } from '../../cofunding-calls/public';
import { eraseDocuments } from '../../documents/public';
import { eraseFiles, removeBytes } from '../../uploads/public';
import { asOwner, type Viewer, WAY_BACK } from '../policy';
import { searchColumns } from '../reading/search-columns';
import * as registrations from '../repository';
import { lockForStep, noteOf, takeStep } from '../step';
import { voidFormDocument } from './save-draft';

/**
 * Ends a draft that was never submitted. Its answers have no purpose any more, so they are erased at once, with the
 * files and the forms made of them. The row stays as `cancelled` with the clause that was read (Process §2.3). After
 * the call a document that was made is withdrawn in the same transaction: nobody could sign it again.
 * @throws ApiError `illegal-step` in every other status, `no-privilege` for staff acting for the owner
 */
export async function cancelDraft(
  app: FastifyInstance,
  request: FastifyRequest,
  id: number,
): Promise<{ id: number }> {
  refuseActing(request.user);
  const { erased } = await app.write(request, async (tx, note) => {
    const viewer = asOwner(request.user);
    const by = authorOf(app, request);
    await takeBackAfterCall(tx, { id, viewer, now: app.clock.business() }, by);
    const record = await lockForStep(tx, { id, viewer, step: 'cancel' });
    const ended = await endDraft(tx, record, by);
    note(noteOf('cancel', record, ended.after, ended.counts));
    return { erased: ended.erased };
  });

  await removeBytes(app, request, erased);
  return { id };
}

/**
 * Takes the step `cancel` and erases what the draft held.
 * @returns the row after it, the files whose bytes go once it is committed, and their numbers for the log
 */
export async function endDraft(tx: Tx, record: registrations.RegistrationRecord, by: Author) {
  const owner = refOf('cofundingregistration', record.id);
  await voidFormDocument(tx, record, by);
  const attachments = await eraseFiles(tx, { obj_type: owner.obj_type, ids: [record.id] });
  const forms = await eraseDocuments(tx, owner, 'FORMULARZ');
  const values = {
    form: {},
    explanations: [],
    id_document: null,
    replaceable: 'yes' as const,
    ...searchColumns({}, null),
  };
  const after = await takeStep(tx, { record, step: 'cancel' }, { values, by });
  const counts = { files: attachments.length, forms: forms.length };
  return { after, erased: [...attachments, ...forms], counts };
}

/** A separate step, as the law has no transition from `to_sign` and `signed` to `cancelled`. */
async function takeBackAfterCall(
  tx: Tx,
  { id, viewer, now }: { id: number; viewer: Viewer; now: Date },
  by: Author,
): Promise<void> {
  const record = await registrations.getLocked(tx, id, viewer);
  if (WAY_BACK[record.status] && isOver(await getCall(tx, record.id_call), now)) {
    await takeBackDocument(tx, record, by);
  }
}

/** Withdraws the document of a registration that was prepared or signed. Returns the row after it. */
export async function takeBackDocument(
  tx: Tx,
  record: registrations.RegistrationRecord,
  by: Author,
): Promise<registrations.RegistrationRecord> {
  const step = WAY_BACK[record.status];
  if (!step) return record;
  await voidFormDocument(tx, record, by);
  return takeStep(tx, { record, step }, { values: { id_document: null }, by });
}
