import type { Db } from '../../../db';
import { type DocumentRow, type SignatureRow, signaturesOf } from '../../documents/public';

/** The signature of the parent on a document that waits for the office. */
export async function parentSignature(
  db: Db,
  { id }: Pick<DocumentRow, 'id'>,
): Promise<SignatureRow | undefined> {
  return (await signaturesOf(db, id)).find(({ signer_kind }) => signer_kind === 'CITIZEN');
}

/** Only a document with a valid verdict is signed; an unclear one counts once an officer confirmed it (Order §12). */
export function doesCount(signature: SignatureRow | undefined): boolean {
  if (!signature) return false;
  return signature.result !== 'INDETERMINATE' || signature.id_user_confirmed !== null;
}
