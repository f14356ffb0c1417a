import type { BodyOf, contractSigning as contract } from '@urzad/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from '../../../api-error';
import type { Tx } from '../../../db';
import { mailSignCode, refuseOther, sealByCode } from '../../../signatures/code-signing';
import { wasAnswered } from '../../../unit-of-work/idempotency';
import type { Note } from '../../../unit-of-work/write';
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
  const viewer = asOwner(request.user);
  const { record } = await of.lockForStep(tx, { id, viewer, step: 'signMember' });
  await refuseUnsignable(app, tx, { record, viewer, method: 'PORTAL_CODE' });
  const document = await waitingDocument(tx, record);
  if (document.id !== id_document) throw new ApiError('conflict', { id_document: document.id });

  const session = await parentSession(app, request, { of, record, document, tx });
  const { pl, en } = of.words;
  const { number } = record;
  const told = { pl: `${pl.object} ${number}`, en: `${en.object} ${number}`, page: of.signPage };
  return mailSignCode(app, { tx, note }, { session, told });
}

/**
 * The signature of the parent by password and mailed code; the server seals the document with the evidence.
 * @throws ApiError `not-valid` `{pass}`, `not-valid-code`, `conflict` for another document than the one that waits
 */
export async function signByCode(
  app: FastifyInstance,
  request: FastifyRequest,
  { of, id, ...signing }: { of: SignedKind; id: number } & BodyOf<typeof contract.signbycode>,
): Promise<void> {
  if (await wasAnswered(app.db, request)) return;
  const { record, document } = await findToSign(app, request, { of, id, method: 'PORTAL_CODE' });
  refuseOther(document, signing);
  const { pass, code } = signing;
  const session = await parentSession(app, request, { of, record, document });
  await sealByCode(app, session, {
    ...{ pass, code, statement: of.statement, point: 'contract-sign.after-seal' },
    record: ({ completed, sealed }) =>
      recordParentSignature(app, request, { of, id, document, completed, file: { sealed } }),
  });
}
