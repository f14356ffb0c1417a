import type { Accession } from '@urzad/contract';
import { isSensitiveKind, personalDataOf } from '@urzad/grants';
import { formOfDraft } from '@urzad/grants/schemas';
import type { AddressMaker, FileRow } from '../../uploads/public';
import { maySeeSensitive, type Viewer } from '../policy';
import { presentAttachment } from '../reading/present-attachment';
import type { RegistrationRecord } from '../table';
import type { AccessionFileRow } from './table';

interface Parts {
  viewer: Viewer;
  /** All files attached to the registration. */
  files: readonly FileRow[];
  proofs: readonly AccessionFileRow[];
  isSigned: boolean;
  maker: AddressMaker;
}

/** The documents stage as this viewer may see it; `null` before it. */
export function presentAccession(
  record: RegistrationRecord,
  { viewer, files, proofs, isSigned, maker }: Parts,
): Accession | null {
  const { documents_to, prolonged, prolong_reason, documents_sent_date, id_personal_document } = record;
  if (documents_to === null) return null;
  const seesAll = maySeeSensitive(viewer);
  const fileOf = (id: number) => files.find((file) => file.id === id);

  return {
    ...{ documents_to, prolonged, prolong_reason },
    sent_date: documents_sent_date?.toISOString() ?? null,
    bank_account_number: record.bank_account_number,
    personal_data: seesAll ? { ...personalDataOf(formOfDraft(record.form)), ...record.personal_data } : {},
    id_document: id_personal_document,
    is_signed: isSigned ? 'yes' : 'no',
    files: proofs.flatMap(({ id_file, child, status, note, facts, checked_date, kind }) => {
      const file = fileOf(id_file);
      if (!file || (!seesAll && isSensitiveKind(kind))) return [];
      return {
        ...presentAttachment(file, { isSent: documents_sent_date !== null, maker }),
        ...{ child, status, note },
        checked_date: checked_date?.toISOString() ?? null,
        facts: viewer.as === 'staff' ? facts : {},
      };
    }),
  };
}
