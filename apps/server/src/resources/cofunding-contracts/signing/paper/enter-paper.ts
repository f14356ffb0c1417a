import { type BodyOf, type contractSigning as contract, refOf } from '@urzad/contract';
import { warsawDate } from '@urzad/domain';
import { paperDayErrors } from '@urzad/grants';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from '../../../../api-error';
import { type Author, authorOf } from '../../../../author';
import type { Tx } from '../../../../db';
import { notify } from '../../../../notify';
import { paperProvider } from '../../../../signatures/providers/paper-provider';
import type { Completed } from '../../../../signatures/providers/signature-provider';
import { wasAnswered } from '../../../../unit-of-work/idempotency';
import { eraseUnconfirmedPaper, recordSignature } from '../../../documents/public';
import { attachFile, detachFile, readOwnUpload, removeBytes } from '../../../uploads/public';
import { findHolders } from '../../../users/public';
import { staffViewerOf } from '../../policy';
import type { SignedKind, SignedRecord } from '../signed-kind';
import { parentSession, sessionFor, waitingDocument } from '../waiting-document';
import { entryForStep, paperPeople, SCAN_KIND, scanOf } from './paper-entry';

type Entering = { of: SignedKind; id: number } & BodyOf<typeof contract.enterpaper>;

/**
 * Enters a paper that both sides signed, with its scan: the first of two people. What was entered before and not
 * confirmed is replaced, its scan included.
 * @throws ApiError `not-valid` `{field: code}`, `illegal-step` `{reason: 'method'}` where the office takes no paper
 */
export async function enterPaper(
  app: FastifyInstance,
  request: FastifyRequest,
  entering: Entering,
): Promise<void> {
  if (await wasAnswered(app.db, request)) return;
  const viewer = staffViewerOf(request.user);
  const { of, id, filename } = entering;
  const found = await of.get(app.db, id, viewer);
  of.requireStep('enterPaper', found, viewer);
  await entryForStep(app, app.db, { step: 'enterPaper', record: found, viewer });
  of.refuseStale(found, entering);
  await refuseWrongFields(app, found, entering);
  const scan = await readOwnUpload(app, { filename, id_user: viewer.id_user });
  const signatures = await signaturesOn(app, request, { found, scan, entering });

  const replaced = await app.write(request, async (tx, note) => {
    const { record } = await of.lockForStep(tx, { id, viewer, step: 'enterPaper' });
    of.refuseStale(record, entering);
    const row = await waitingDocument(tx, record);

    const by = { ...authorOf(app, request), id: viewer.id_user };
    const owner = { obj_type: 'basedocument', id_obj: row.id };
    const before = await scanOf(tx, row.id);
    if (before) await detachFile(tx, { id: before.id, owner }, by);
    await eraseUnconfirmedPaper(tx, row.id);
    if (!(await attachFile(tx, { filename, kind: SCAN_KIND, owner, now: app.clock.now() }, by))) {
      throw new ApiError('object-no-exist', { filename: 'no-file' });
    }
    for (const signature of signatures) await recordSignature(tx, row, signature, by);
    const after = await of.takeStep(tx, { record, step: 'enterPaper' }, { by });
    await tellConfirmers(app, tx, { of, after }, by);
    const { member_date, office_date, id_signatory, id_user_checked } = entering;
    note(of.noteOf('enterpaper', record, after, { member_date, office_date, id_signatory, id_user_checked }));
    return before ? [before.filename] : [];
  });
  if (replaced) await removeBytes(app, request, replaced);
}

/** @throws ApiError `not-valid` for a day on which nobody can have signed, and for people who cannot have done it */
async function refuseWrongFields(
  app: FastifyInstance,
  record: SignedRecord,
  { member_date, office_date, id_signatory, id_user_checked }: Entering,
): Promise<void> {
  const now = app.clock.business();
  const [today, sent] = [warsawDate(now), warsawDate(record.sent_date ?? now)];
  const { signatories, checkers } = await paperPeople(app.db, record, now);
  const errors = {
    ...paperDayErrors({ member_date, office_date }, { sent, until: record.sign_member_to ?? today, today }),
    ...(!signatories.some(({ id }) => id === id_signatory) && { id_signatory: 'not-valid' }),
    ...(!checkers.some(({ id }) => id === id_user_checked) && { id_user_checked: 'not-valid' }),
  };
  if (Object.keys(errors).length > 0) throw new ApiError('not-valid', errors);
}

/** A signature of each side on the same paper. */
async function signaturesOn(
  app: FastifyInstance,
  request: FastifyRequest,
  { found, scan, entering }: { found: SignedRecord; scan: Uint8Array; entering: Entering },
): Promise<Completed['signature'][]> {
  const { of: kind, member_date, office_date, place, id_user_checked, id_signatory } = entering;
  const signing = { of: kind, record: found, document: await waitingDocument(app.db, found) };
  const paper = paperProvider();
  const of = { scan, place, id_user_checked };
  const parents = await paper.complete(await parentSession(app, request, signing), {
    ...of,
    date: member_date,
  });
  const offices = await paper.complete(await sessionFor(app, request, signing, id_signatory), {
    ...of,
    date: office_date,
  });
  return [parents.signature, offices.signature];
}

async function tellConfirmers(
  app: FastifyInstance,
  tx: Tx,
  { of, after }: { of: SignedKind; after: SignedRecord },
  by: Author & { id: number },
): Promise<void> {
  const asked = { privilege: 'document_issue' as const, at: by.date, id_application: by.id_application };
  for (const to of await findHolders(tx, asked)) {
    if (to === by.id || to === after.id_user) continue;
    const ref = refOf(of.entity, after.id);
    await notify(app, tx, { to, text: of.toConfirmPaperText(after), ref }, by);
  }
}
