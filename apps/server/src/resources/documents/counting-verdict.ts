import type { Db } from '../../db';
import { type DocumentRow, signaturesOf } from './object-documents';
import type { SignatureRow } from './repository';

/** The signature of the parent on a document. */
export async function parentSignature(
  db: Db,
  { id }: Pick<DocumentRow, 'id'>,
): Promise<SignatureRow | undefined> {
  return (await signaturesOf(db, id)).find(({ signer_kind }) => signer_kind === 'CITIZEN');
}

/**
 * Only a document with a valid verdict is signed; an unclear one counts once an officer confirmed it (Order §12). A
 * signature made in the portal has none.
 */
export function doesCount(
  signature: Pick<SignatureRow, 'result' | 'id_user_confirmed'> | undefined,
): boolean {
  if (!signature) return false;
  const { result, id_user_confirmed } = signature;
  if (result === 'INDETERMINATE') return id_user_confirmed !== null;
  return result === null || result === 'TOTAL_PASSED';
}
