import { refOf } from '@urzad/contract';
import type { Author } from '../../../author';
import type { Tx } from '../../../db';
import { restoreFiles } from '../../uploads/public';
import { voidFormDocument } from '../draft/save-draft';
import * as registrations from '../repository';

/**
 * Ends a correction that was not submitted: its document becomes void, its files go, and the registration is as it was
 * submitted last. The caller writes `values` with its step, and removes the bytes of `files` after the transaction.
 */
export async function endCorrection(
  tx: Tx,
  { locked, version }: { locked: registrations.RegistrationRecord; version: registrations.SentVersion },
  by: Author,
) {
  await voidFormDocument(tx, locked, by);
  const owner = refOf('cofundingregistration', locked.id);
  const kept = await registrations.findSentFiles(tx, locked.id);
  const files = await restoreFiles(tx, { owner, current: version.files, kept }, by);
  const { form, version_no, id_document } = version;
  return { values: { form, version_no, id_document, explanations: [] }, files };
}
