import { type BodyOf, CODE_LIVES_MINUTES, type contractSigning as contract } from '@urzad/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from '../../../api-error';
import type { Tx } from '../../../db';
import { keepIfDone } from '../../../files/keep-if-done';
import { maskedMail } from '../../../mail/masked-mail';
import { portalCodeProvider } from '../../../signatures/providers/portal-code-provider';
import { signCodeEmail } from '../../../signatures/sign-code-email';
import { wasAnswered } from '../../../unit-of-work/idempotency';
import type { Note } from '../../../unit-of-work/write';
import { storeBytes } from '../../documents/public';
import { getReader, senderOf } from '../../users/public';
import { asOwner } from '../policy';
import { findToSign, recordParentSignature, refuseUnsignable } from './parent-signature';
import type { SignedKind } from './signed-kind';
import { parentSession, waitingDocument } from './waiting-document';

/** Mails the code for the document that waits, where the office takes signatures made in the portal. */
export async function sendSignCode(
  app: FastifyInstance,
  request: FastifyRequest,
  { of, id, id_document }: { of: SignedKind; id: number; id_document: number },
  { tx, note }: { tx: Tx; note: Note },
): Promise<{ mail: string; valid_minutes: number }> {
  const { user } = request;
  const viewer = asOwner(user);
  const { record } = await of.lockForStep(tx, { id, viewer, step: 'signMember' });
  await refuseUnsignable(app, tx, { record, viewer, method: 'PORTAL_CODE' });
  const document = await waitingDocument(tx, record);
  if (document.id !== id_document) throw new ApiError('conflict', { id_document: document.id });

  const session = await parentSession(app, request, { of, record, document, tx });
  const { code } = await portalCodeProvider(app).start(tx, session);
  const told = of.told(record);
  const sender = await senderOf(app, tx, user.id_application);
  await app.mail.send(tx, signCodeEmail(await getReader(tx, user.id), { id, code, told }, sender));
  note({ event: 'basedocument.code-sent', obj_type: 'basedocument', id_obj: id_document });
  return { mail: maskedMail(user.mail), valid_minutes: CODE_LIVES_MINUTES };
}

/**
 * The signature of the parent by password and mailed code; the server seals the document with the evidence.
 * @throws ApiError `not-valid` `{pass}`, `not-valid-code`, `conflict` for another document than the one that waits
 */
export async function signByCode(
  app: FastifyInstance,
  request: FastifyRequest,
  {
    of,
    id,
    id_document,
    sha256,
    pass,
    code,
  }: { of: SignedKind; id: number } & BodyOf<typeof contract.signbycode>,
): Promise<void> {
  if (await wasAnswered(app.db, request)) return;
  const { record, document } = await findToSign(app, request, { of, id, method: 'PORTAL_CODE' });
  if (document.id !== id_document || document.sha256 !== sha256) {
    throw new ApiError('conflict', { sha256: document.sha256 });
  }
  const { pl: text, version } = of.statement;
  const completed = await portalCodeProvider(app).complete(
    await parentSession(app, request, { of, record, document }),
    { pass, code, statement: { text, version } },
  );
  const sealed = await storeBytes(app, completed.pdf);
  app.crash.at('contract-sign.after-seal');
  await keepIfDone(app.files, sealed.filename, () =>
    recordParentSignature(app, request, { of, id, document, completed, file: { sealed } }),
  );
}
