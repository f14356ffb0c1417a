import { CODE_LIVES_MINUTES } from '@urzad/contract';
import type { FastifyInstance } from 'fastify';
import { ApiError } from '../api-error';
import type { Tx } from '../db';
import type { StoredFile } from '../files/file-store';
import { keepIfDone } from '../files/keep-if-done';
import { maskedMail } from '../mail/masked-mail';
import { type DocumentRow, storeBytes } from '../resources/documents/public';
import { getReader, senderOf } from '../resources/users/public';
import type { Note } from '../unit-of-work/write';
import { portalCodeProvider } from './providers/portal-code-provider';
import type { Completed, SigningSession } from './providers/signature-provider';
import { type SignedTold, signCodeEmail } from './sign-code-email';

/** Mails the code for the document of a session to who asks for it. */
export async function mailSignCode(
  app: FastifyInstance,
  { tx, note }: { tx: Tx; note: Note },
  { session, told }: { session: SigningSession; told: SignedTold },
): Promise<{ mail: string; valid_minutes: number }> {
  const { request, document, owner } = session;
  const { user } = request;
  const { code } = await portalCodeProvider(app).start(tx, session);
  const sender = await senderOf(app, tx, user.id_application);
  const mailed = { id: owner.id_obj, code, told };
  await app.mail.send(tx, signCodeEmail(await getReader(tx, user.id), mailed, sender));
  note({ event: 'basedocument.code-sent', obj_type: 'basedocument', id_obj: document.id });
  return { mail: maskedMail(user.mail), valid_minutes: CODE_LIVES_MINUTES };
}

/** @throws ApiError `conflict` for another document than the one that waits, and for one with other bytes */
export function refuseOther(
  { id, sha256 }: Pick<DocumentRow, 'id' | 'sha256'>,
  shown: { id_document: number; sha256: string },
): void {
  if (id !== shown.id_document || sha256 !== shown.sha256) throw new ApiError('conflict', { sha256 });
}

/** A document that is sealed, and not recorded yet. */
export interface SealedByCode {
  completed: Completed;
  sealed: StoredFile;
}

interface Sealing {
  pass: string;
  code: string;
  /** The sentence that the signer confirmed. */
  statement: { pl: string; version: string };
  /** At which a test may kill the server, once the file is stored. */
  point: string;
  /** Records the signature in the transaction that uses the code up. The sealed file is removed when it fails. */
  record(signed: SealedByCode): Promise<void>;
}

/**
 * Checks password and mailed code, and seals the document of a session.
 * @throws ApiError `not-valid` `{pass}`, `not-valid-code`
 */
export async function sealByCode(
  app: FastifyInstance,
  session: SigningSession,
  { pass, code, statement: { pl: text, version }, point, record }: Sealing,
): Promise<void> {
  const given = { pass, code, statement: { text, version } };
  const completed = await portalCodeProvider(app).complete(session, given);
  const sealed = await storeBytes(app, completed.pdf);
  app.crash.at(point);
  await keepIfDone(app.files, sealed.filename, () => record({ completed, sealed }));
}
