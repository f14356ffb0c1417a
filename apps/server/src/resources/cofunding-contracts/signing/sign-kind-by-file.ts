import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from '../../../api-error';
import { uploadProvider } from '../../../signatures/providers/upload-provider';
import { wasAnswered } from '../../../unit-of-work/idempotency';
import { readOwnUpload } from '../../uploads/public';
import { findToSign, recordParentSignature } from './parent-signature';
import type { SignedKind } from './signed-kind';
import { parentSession } from './waiting-document';

/**
 * The signature of the parent outside of the portal: the uploaded file is judged, then attached to the document with its
 * verdict.
 * @throws ApiError `not-valid` `{filename}` for a file that does not count, `conflict` for another document than the one
 * that waits
 */
export async function signByFile(
  app: FastifyInstance,
  request: FastifyRequest,
  { of, id, filename, sha256 }: { of: SignedKind; id: number; filename: string; sha256: string },
): Promise<void> {
  if (await wasAnswered(app.db, request)) return;
  const { record, document } = await findToSign(app, request, { of, id, method: 'UPLOAD_PADES' });
  if (document.sha256 !== sha256) throw new ApiError('conflict', { sha256: document.sha256 });
  const uploaded = await readOwnUpload(app, { filename, id_user: request.user.id });
  const session = await parentSession(app, request, { of, record, document });
  const completed = await uploadProvider(app).complete(session, { uploaded });
  app.crash.at('contract-sign.after-verdict');
  await recordParentSignature(app, request, { of, id, document, completed, file: { uploaded: filename } });
}
