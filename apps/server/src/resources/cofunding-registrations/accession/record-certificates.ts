import type { Author } from '../../../author';
import type { Tx } from '../../../db';
import { employmentOf, recordCertificate } from '../../cofunding-employers/public';
import type { AccessionFileRow } from './table';

const KINDS = { ZASW_PRACODAWCA: 'START', ZASW_PUP: 'PUP', ZASW_ZUS: 'ZUS' } as const;

/** Makes the certificates of work of the accepted documents (Process §2.6). */
export async function recordCertificates(
  tx: Tx,
  files: readonly AccessionFileRow[],
  by: Author,
): Promise<void> {
  for (const { id_registration, id_file, kind, facts } of files) {
    const employment = employmentOf(facts);
    if (!isOfLabour(kind) || employment.issued_date === null) continue;
    const of = { id_registration, id_file, kind: KINDS[kind], status: 'accepted' as const };
    await recordCertificate(tx, { ...of, ...employment }, by);
  }
}

function isOfLabour(kind: string): kind is keyof typeof KINDS {
  return Object.hasOwn(KINDS, kind);
}
