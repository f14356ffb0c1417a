import { refOf } from '@urzad/contract';
import type { SignMethod } from '@urzad/grants';
import { formOfDraft } from '@urzad/grants/schemas';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from '../../../api-error';
import type { Db, Tx } from '../../../db';
import type { SigningSession } from '../../../signatures/providers/signature-provider';
import { requireMethodOf } from '../../../signatures/require-method';
import { getInContract, type RegistrationRecord } from '../../cofunding-registrations/public';
import { type DocumentRow, firstFileOf, getDocument, readBytes } from '../../documents/public';
import { namesOf } from '../../users/public';
import type { SignedKind, SignedRecord } from './signed-kind';

/** The document that one side has to sign now. */
export async function waitingDocument(
  db: Db,
  { id_document, status }: Pick<SignedRecord, 'id_document' | 'status'>,
): Promise<DocumentRow> {
  if (id_document === null) throw new ApiError('illegal-step', { status });
  return getDocument(db, id_document);
}

export function parentOf({ form, id_user }: Pick<RegistrationRecord, 'form' | 'id_user'>) {
  const { firstname, lastname, pesel } = formOfDraft(form);
  return { id_user, side: 'CITIZEN' as const, name: `${firstname} ${lastname}`.trim(), pesel: pesel || null };
}

interface Signing {
  of: SignedKind;
  record: SignedRecord;
  document: DocumentRow;
  /** The transaction that this is part of: the embedded database has one connection, which it holds. */
  tx?: Tx;
}

/** The act of signing, by the parent. */
export async function parentSession(
  app: FastifyInstance,
  request: FastifyRequest,
  { of, record, document, tx }: Signing,
): Promise<SigningSession> {
  const registration = await getInContract(tx ?? app.db, record.id_registration);
  return { ...sessionOf(app, request, { of, record, document }), signer: parentOf(registration) };
}

/** The same by the caller, for the office. */
export async function officeSession(
  app: FastifyInstance,
  request: FastifyRequest,
  signing: Signing,
): Promise<SigningSession> {
  return sessionFor(app, request, signing, request.user.id);
}

/** The same by somebody of the office who signed on paper. */
export async function sessionFor(
  app: FastifyInstance,
  request: FastifyRequest,
  signing: Signing,
  id_user: number,
): Promise<SigningSession> {
  const name = (await namesOf(app.db, [id_user])).get(id_user) ?? '';
  const signer = { id_user, side: 'OFFICE' as const, name, pesel: null };
  return { ...sessionOf(app, request, signing), signer };
}

function sessionOf(app: FastifyInstance, request: FastifyRequest, { of, record, document }: Signing) {
  return {
    request,
    id_application: record.id_application,
    document: {
      ...document,
      issued: async () => readBytes(app, (await firstFileOf(app.db, document)).filename),
      read: () => readBytes(app, document.filename),
    },
    owner: refOf(of.entity, record.id),
  };
}

/** @throws ApiError `illegal-step` `{reason: 'method'}` when the office does not take this method from that side */
export function requireMethod(
  app: Pick<FastifyInstance, 'config'>,
  side: 'citizen' | 'office',
  method: SignMethod,
): void {
  requireMethodOf(app, { kind: 'UMOWA', side, method });
}
