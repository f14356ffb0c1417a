import type { BodyOf, cofundingRegistrations as contract, UploadVerdict } from '@urzad/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from '../../../api-error';
import { presentVerdict, uploadProvider } from '../../../signatures/providers/upload-provider';
import { wasAnswered } from '../../../unit-of-work/idempotency';
import { readOwnUpload } from '../../uploads/public';
import { findToSign, recordFormSignature, sessionOf } from './form-signature';

const METHOD = 'UPLOAD_PADES';

/** The verdict on a form that came back signed, for its owner. */
export async function checkSignedForm(
  app: FastifyInstance,
  request: FastifyRequest,
  { id, id_document, filename }: { id: number } & BodyOf<typeof contract.checksigned>,
): Promise<UploadVerdict> {
  const { record, document } = await waitingForm(app, request, { id, id_document });
  const uploaded = await readOwnUpload(app, { filename, id_user: request.user.id });
  return presentVerdict(
    await uploadProvider(app).verify(uploaded, sessionOf(app, request, { record, document })),
  );
}

/**
 * The signature of a form outside of the portal: the uploaded file is judged, then attached to the document with its
 * verdict. With an unclear one the form can be sent in time: an officer lets it count before it is decided on (Process §5).
 * @throws ApiError `not-valid` `{filename}` for a file that does not count
 */
export async function signByFile(
  app: FastifyInstance,
  request: FastifyRequest,
  { id, id_document, sha256, filename }: { id: number } & BodyOf<typeof contract.signfile>,
): Promise<void> {
  if (await wasAnswered(app.db, request)) return;
  const { record, document } = await waitingForm(app, request, { id, id_document, sha256 });
  const uploaded = await readOwnUpload(app, { filename, id_user: request.user.id });
  const session = sessionOf(app, request, { record, document });
  const completed = await uploadProvider(app).complete(session, { uploaded });
  app.crash.at('sign-file.after-verdict');
  await recordFormSignature(app, request, {
    id,
    id_document,
    document,
    completed,
    file: { uploaded: filename },
  });
}

async function waitingForm(
  app: FastifyInstance,
  request: FastifyRequest,
  asked: { id: number; id_document: number; sha256?: string },
) {
  const found = await findToSign(app, request, { ...asked, method: METHOD });
  if (found.isSigned) throw new ApiError('illegal-step', { status: found.record.status, reason: 'signed' });
  return found;
}
