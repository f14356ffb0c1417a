import { warsawDate } from '@urzad/domain';
import { contractSignTo } from '@urzad/grants';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from '../../../api-error';
import { authorOf } from '../../../author';
import { uploadProvider } from '../../../signatures/providers/upload-provider';
import { wasAnswered } from '../../../unit-of-work/idempotency';
import { getCall } from '../../cofunding-calls/public';
import { getDocument, recordSigning } from '../../documents/public';
import { readOwnUpload } from '../../uploads/public';
import { asOwner, visibleTo } from '../policy';
import { type ContractRecord, rows } from '../repository';
import { lockForStep, noteOf, requireStep, takeStep } from '../step';
import { attachSigned } from './attach-signed';
import { tellSignatories } from './tell';
import { parentSession, requireMethod, waitingDocument } from './waiting-document';

/** The contract of the caller whose signature is due, with its document. */
export async function findToSign(app: FastifyInstance, { user }: FastifyRequest, id: number) {
  const viewer = asOwner(user);
  const record = await rows.get(app.db, id, visibleTo(viewer));
  requireStep('signMember', record, viewer);
  refuseLate(record, app.clock.business());
  requireMethod(app, 'citizen', 'UPLOAD_PADES');
  return { record, document: await waitingDocument(app.db, record) };
}

/**
 * The signature of the parent: the uploaded file is judged, then attached to the document with its verdict, and the
 * signatories are told, in one transaction.
 * @throws ApiError `not-valid` `{filename}` for a file that does not count, `conflict` for another document than the one
 * that waits
 */
export async function signContract(
  app: FastifyInstance,
  request: FastifyRequest,
  { id, filename, sha256 }: { id: number; filename: string; sha256: string },
): Promise<void> {
  if (await wasAnswered(app.db, request)) return;
  const { record: found, document } = await findToSign(app, request, id);
  if (document.sha256 !== sha256) throw new ApiError('conflict', { sha256: document.sha256 });
  const uploaded = await readOwnUpload(app, { filename, id_user: request.user.id });
  const session = await parentSession(app, request, { record: found, document });
  const { signature } = await uploadProvider(app).complete(session, { uploaded });
  app.crash.at('contract-sign.after-verdict');

  await app.write(request, async (tx, note) => {
    const viewer = asOwner(request.user);
    const { record } = await lockForStep(tx, { id, viewer, step: 'signMember' });
    const row = await getDocument(tx, document.id);
    if (record.id_document !== document.id || row.status !== 'frozen') {
      throw new ApiError('conflict', { id_document: record.id_document });
    }

    const by = { ...authorOf(app, request), id: request.user.id };
    const file = await attachSigned(app, tx, { filename, document }, by);
    const now = app.clock.now();
    await recordSigning(tx, { row, uploaded: file, now, status: 'partially_signed' }, signature, by);
    const { params } = await getCall(tx, record.id_call);
    const after = await takeStep(
      tx,
      { record, step: 'signMember' },
      { values: { member_sign_date: by.date, sign_office_to: contractSignTo(params, by.date) }, by },
    );
    await tellSignatories(app, tx, after, by);
    note(noteOf('sign', record, after, { id_document: document.id, result: signature.result }));
    return null;
  });
}

/** @throws ApiError `illegal-step` `{reason: 'term'}` after the last day of the parent */
function refuseLate({ sign_member_to, status }: ContractRecord, now: Date): void {
  if (sign_member_to !== null && sign_member_to < warsawDate(now)) {
    throw new ApiError('illegal-step', { status, reason: 'term' });
  }
}
