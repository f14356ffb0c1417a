import { refOf } from '@urzad/contract';
import type { SignMethod } from '@urzad/grants';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from '../../../api-error';
import { authorOf } from '../../../author';
import type { StoredFile } from '../../../files/file-store';
import type { Completed, SigningSession } from '../../../signatures/providers/signature-provider';
import { requireMethodOf } from '../../../signatures/require-method';
import { getCall } from '../../cofunding-calls/public';
import {
  attachSigned,
  type DocumentRow,
  getDocument,
  readBytes,
  recordSigning,
} from '../../documents/public';
import { asOwner } from '../policy';
import * as registrations from '../repository';
import { noteOf, requireStep } from '../step';
import { applicantOf } from './form-document';
import { lockSignable, signableOf } from './signable';

/** The act of signing this document, by its owner. */
export function sessionOf(
  app: FastifyInstance,
  request: FastifyRequest,
  { record, document }: { record: registrations.RegistrationRecord; document: DocumentRow },
): SigningSession {
  const { id, id_application, form } = record;
  // Nobody has signed it before.
  const read = () => readBytes(app, document.filename);
  return {
    request,
    id_application,
    document: { ...document, issued: read, read },
    signer: {
      id_user: request.user.id,
      side: 'CITIZEN',
      name: applicantOf(form),
      pesel: form.pesel ?? null,
    },
    owner: refOf('cofundingregistration', id),
  };
}

interface ToSign {
  id: number;
  id_document: number;
  /** That of the bytes which the caller was shown. */
  sha256?: string;
  method: SignMethod;
}

/**
 * The document that waits for a signature of this kind.
 * @throws ApiError `conflict` for another document or digest than the one that waits, `illegal-step`
 */
export async function findToSign(
  app: FastifyInstance,
  { user }: FastifyRequest,
  { id, id_document, sha256, method }: ToSign,
) {
  const viewer = asOwner(user);
  const record = await registrations.getById(app.db, id, viewer);
  const signable = signableOf(record, id_document);
  const document = await getDocument(app.db, id_document);
  if (sha256 !== undefined && document.sha256 !== sha256) {
    throw new ApiError('conflict', { sha256: document.sha256 });
  }
  const isSigned = document.status === 'signed';
  if (!isSigned) {
    requireStep(signable.step, record, viewer);
    requireMethodOf(app, { kind: signable.kind, side: 'citizen', method });
    signable.refuseLate(record, await getCall(app.db, record.id_call), app.clock.business());
  }
  return { record, document, isSigned };
}

/** A signature that is made and not recorded yet. */
interface FormSignature {
  id: number;
  id_document: number;
  document: DocumentRow;
  completed: Completed;
  /** The file with it: one that came back, or one that the portal sealed. */
  file: { uploaded: string } | { sealed: StoredFile };
}

/**
 * Records the signature and what becomes of the registration, in one transaction.
 * @throws ApiError `conflict` when it was signed meanwhile
 */
export async function recordFormSignature(
  app: FastifyInstance,
  request: FastifyRequest,
  { id, id_document, document, completed, file }: FormSignature,
): Promise<void> {
  const viewer = asOwner(request.user);
  await app.write(request, async (tx, note) => {
    const { record, signable } = await lockSignable(tx, { id, viewer, id_document });
    const isFirst = (await getDocument(tx, id_document)).status === 'frozen';
    if (!isFirst) throw new ApiError('conflict', { id_document });

    await completed.confirm?.(tx);
    const by = { ...authorOf(app, request), id: request.user.id };
    const added =
      'sealed' in file
        ? { sealed: file.sealed }
        : { uploaded: await attachSigned(app, tx, { filename: file.uploaded, document }, by) };
    const { signature } = completed;
    await recordSigning(tx, { row: document, now: app.clock.now(), ...added }, signature, by);
    const after = await signable.signed(tx, record, by);
    const { provider, result, evidence_hash } = signature;
    note(noteOf(signable.event, record, after, { id_document, provider, result, evidence_hash }));
    return null;
  });
}
