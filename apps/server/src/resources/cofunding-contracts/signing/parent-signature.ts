import { warsawDate } from '@urzad/domain';
import { contractSignTo, type SignMethod } from '@urzad/grants';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from '../../../api-error';
import { authorOf } from '../../../author';
import type { Db } from '../../../db';
import type { StoredFile } from '../../../files/file-store';
import type { Completed } from '../../../signatures/providers/signature-provider';
import { getCall } from '../../cofunding-calls/public';
import { attachSigned, type DocumentRow, getDocument, recordSigning } from '../../documents/public';
import { asOwner, type Viewer } from '../policy';
import { entryForStep } from './paper/paper-entry';
import type { SignedKind, SignedRecord } from './signed-kind';
import { tellSignatories } from './tell';
import { requireMethod, waitingDocument } from './waiting-document';

/** The contract or the annex of the caller whose signature is due, with its document. */
export async function findToSign(
  app: FastifyInstance,
  { user }: FastifyRequest,
  { of, id, method }: { of: SignedKind; id: number; method: SignMethod },
) {
  const viewer = asOwner(user);
  const record = await of.get(app.db, id, viewer);
  of.requireStep('signMember', record, viewer);
  await refuseUnsignable(app, app.db, { record, viewer, method });
  return { record, document: await waitingDocument(app.db, record) };
}

/** @throws ApiError `illegal-step` `{reason: 'term' | 'method' | 'paper'}` */
export async function refuseUnsignable(
  app: FastifyInstance,
  db: Db,
  { record, viewer, method }: { record: SignedRecord; viewer: Viewer; method: SignMethod },
): Promise<void> {
  refuseLate(record, app.clock.business());
  requireMethod(app, 'citizen', method);
  await entryForStep(app, db, { step: 'signMember', record, viewer });
}

/** The signature of the parent, made and not recorded yet. */
interface ParentSignature {
  of: SignedKind;
  id: number;
  document: DocumentRow;
  completed: Completed;
  /** The file with it: one that came back, or one that the portal sealed. */
  file: { uploaded: string } | { sealed: StoredFile };
}

/**
 * Records the signature of the parent and tells the signatories, in one transaction.
 * @throws ApiError `conflict` when another document waits now
 */
export async function recordParentSignature(
  app: FastifyInstance,
  request: FastifyRequest,
  { of, id, document, completed, file }: ParentSignature,
): Promise<void> {
  await app.write(request, async (tx, note) => {
    const viewer = asOwner(request.user);
    const { record } = await of.lockForStep(tx, { id, viewer, step: 'signMember' });
    const row = await getDocument(tx, document.id);
    if (record.id_document !== document.id || row.status !== 'frozen') {
      throw new ApiError('conflict', { id_document: record.id_document });
    }
    await entryForStep(app, tx, { step: 'signMember', record, viewer });

    await completed.confirm?.(tx);
    const by = { ...authorOf(app, request), id: request.user.id };
    const added =
      'sealed' in file
        ? { sealed: file.sealed }
        : { uploaded: await attachSigned(app, tx, { filename: file.uploaded, document }, by) };
    const { signature } = completed;
    const now = app.clock.now();
    await recordSigning(tx, { row, now, status: 'partially_signed', ...added }, signature, by);
    const { params } = await getCall(tx, record.id_call);
    const values = { member_sign_date: by.date, sign_office_to: contractSignTo(params, by.date) };
    const after = await of.takeStep(tx, { record, step: 'signMember' }, { values, by });
    await tellSignatories(app, tx, { of, record: after }, by);
    const { provider, result } = signature;
    note(of.noteOf('sign', record, after, { id_document: document.id, provider, result }));
    return null;
  });
}

/** @throws ApiError `illegal-step` `{reason: 'term'}` after the last day of the parent */
function refuseLate({ sign_member_to, status }: SignedRecord, now: Date): void {
  if (sign_member_to !== null && sign_member_to < warsawDate(now)) {
    throw new ApiError('illegal-step', { status, reason: 'term' });
  }
}
