import type { Registration } from '@urzad/contract';
import { ApiError } from '../../../api-error';
import type { Db } from '../../../db';
import { presentVerdict } from '../../../signatures/providers/upload-provider';
import { doesCount, parentSignature, type SignatureRow } from '../../documents/public';
import { namesOf } from '../../users/public';
import type { RegistrationRecord } from '../repository';

/** Signatures of the parent whose verdict is unclear: of the form of this version, and of the participant's data. */
export async function unclearSignatures(
  db: Db,
  { id_document, id_personal_document }: Pick<RegistrationRecord, 'id_document' | 'id_personal_document'>,
): Promise<SignatureRow[]> {
  const ids = [id_document, id_personal_document].flatMap((id) => id ?? []);
  const signatures = await Promise.all(ids.map((id) => parentSignature(db, { id })));
  return signatures.flatMap((one) => (one?.result === 'INDETERMINATE' ? [one] : []));
}

/** @throws ApiError `illegal-step` `{reason: 'signature'}` while an unclear one waits for an officer */
export async function refuseUnclear(db: Db, record: RegistrationRecord): Promise<void> {
  const unclear = await unclearSignatures(db, record);
  if (unclear.every(doesCount)) return;
  throw new ApiError('illegal-step', { status: record.status, reason: 'signature' });
}

/** The same as the office sees them. */
export async function presentUnclear(
  db: Db,
  signatures: readonly SignatureRow[],
): Promise<Registration['unclear_signatures']> {
  const names = await namesOf(
    db,
    signatures.flatMap(({ id_user_confirmed }) => id_user_confirmed ?? []),
  );
  return signatures.map(({ id_document, validation_report, id_user_confirmed, confirm_reason }) => ({
    id_document,
    verdict: validation_report && presentVerdict(validation_report),
    confirmed:
      id_user_confirmed === null || confirm_reason === null
        ? null
        : { name: names.get(id_user_confirmed) ?? '', reason: confirm_reason },
  }));
}
