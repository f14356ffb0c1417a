import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sealByCode } from '../../../signatures/code-signing';
import { findToSign, recordFormSignature, sessionOf } from './form-signature';
import { signableOf } from './signable';

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
  const { record, document, isSigned } = await findToSign(app, request, {
    ...signing,
    method: 'PORTAL_CODE',
  });
  if (isSigned) return;
  const { statement } = signableOf(record, document.id);
  const { pass, code } = signing;
  await sealByCode(app, sessionOf(app, request, { record, document }), {
    ...{ pass, code, statement, point: 'sign.after-seal' },
    record: ({ completed, sealed }) =>
      recordFormSignature(app, request, { ...signing, document, completed, file: { sealed } }),
  });
}
