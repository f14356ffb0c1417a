import { refOf } from '@urzad/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from '../../../api-error';
import { authorOf } from '../../../author';
import { keepIfDone } from '../../../files/keep-if-done';
import { portalCodeProvider } from '../../../signatures/providers/portal-code-provider';
import type { Completed, SigningSession } from '../../../signatures/providers/signature-provider';
import { getCall } from '../../cofunding-calls/public';
import { type DocumentRow, getDocument, readBytes, recordSigning, storeBytes } from '../../documents/public';
import { asOwner } from '../policy';
import * as registrations from '../repository';
import { noteOf, requireStep } from '../step';
import { applicantOf } from './form-document';
import { lockSignable, signableOf } from './signable';

export interface Signing {
  id: number;
  id_document: number;
  sha256: string;
  pass: string;
  code: string;
}

/**
 * Checks password and mailed code, seals, and records the signature in one transaction that also marks the code as
 * used: after a crash or a full disk the same code can finish the signature. A request for a document that is signed
 * already changes nothing, so ten at once make one signature.
 * @throws ApiError `not-valid` `{pass}` for a wrong password, `not-valid-code`, `too-many-requests`, `conflict` for
 * another document than the one that waits
 */
export async function signDocument(
  app: FastifyInstance,
  request: FastifyRequest,
  signing: Signing,
): Promise<void> {
  const { record, document, isSigned } = await findWaiting(app, request, signing);
  if (isSigned) return;
  const { statement } = signableOf(record, document.id);
  const completed = await portalCodeProvider(app).complete(sessionOf(app, request, { record, document }), {
    pass: signing.pass,
    code: signing.code,
    statement: { text: statement.pl, version: statement.version },
  });
  const file = await storeBytes(app, completed.pdf);
  app.crash.at('sign.after-seal');
  await keepIfDone(app.files, file.filename, () =>
    recordSealed(app, request, { ...signing, document, completed, file }),
  );
}

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

/** The document that waits for a signature; its digest has to be the one that the caller was shown. */
async function findWaiting(app: FastifyInstance, { user }: FastifyRequest, signing: Signing) {
  const viewer = asOwner(user);
  const record = await registrations.getById(app.db, signing.id, viewer);
  const signable = signableOf(record, signing.id_document);
  const document = await getDocument(app.db, signing.id_document);
  if (document.sha256 !== signing.sha256) throw new ApiError('conflict', { sha256: document.sha256 });
  const isSigned = document.status === 'signed';
  if (!isSigned) {
    requireStep(signable.step, record, viewer);
    signable.refuseLate(record, await getCall(app.db, record.id_call), app.clock.business());
  }
  return { record, document, isSigned };
}

interface Sealed extends Signing {
  document: DocumentRow;
  completed: Completed;
  file: Awaited<ReturnType<typeof storeBytes>>;
}

async function recordSealed(app: FastifyInstance, request: FastifyRequest, signing: Sealed) {
  const { id, id_document, document, completed, file } = signing;
  const viewer = asOwner(request.user);
  await app.write(request, async (tx, note) => {
    const { record, signable } = await lockSignable(tx, { id, viewer, id_document });
    const isFirst = (await getDocument(tx, id_document)).status === 'frozen';
    if (!isFirst) throw new ApiError('conflict', { id_document });

    await completed.confirm?.(tx);
    const by = authorOf(app, request);
    const { signature } = completed;
    await recordSigning(tx, { row: document, sealed: file, now: app.clock.now() }, signature, by);
    const after = await signable.signed(tx, record, by);
    note(noteOf(signable.event, record, after, { id_document, evidence_hash: signature.evidence_hash }));
    return null;
  });
}
