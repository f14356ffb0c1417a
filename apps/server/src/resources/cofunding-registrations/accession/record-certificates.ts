import { type IsoDate, isIsoDate } from '@urzad/domain';
import type { Author } from '../../../author';
import type { Tx } from '../../../db';
import { recordCertificate } from '../../cofunding-employers/public';
import type { AccessionFileRow } from './table';

const KINDS = { ZASW_PRACODAWCA: 'START', ZASW_PUP: 'PUP', ZASW_ZUS: 'ZUS' } as const;

/** Makes the certificates of work of the accepted documents (Process §2.6). */
export async function recordCertificates(
  tx: Tx,
  files: readonly AccessionFileRow[],
  by: Author,
): Promise<void> {
  for (const { id_registration, id_file, kind, facts } of files) {
    const issued_date = dayOf(facts.issued_date);
    if (!isOfLabour(kind) || issued_date === null) continue;
    const of = { id_registration, id_file, kind: KINDS[kind], status: 'accepted' as const };
    const employment = {
      employer_name: facts.employer_name || null,
      employer_nip: facts.employer_nip || null,
      contract_kind: facts.contract_kind || null,
      employed_from: dayOf(facts.employed_from),
      employed_to: dayOf(facts.employed_to),
      return_date: dayOf(facts.return_date),
    };
    await recordCertificate(tx, { ...of, ...employment, issued_date }, by);
  }
}

function isOfLabour(kind: string): kind is keyof typeof KINDS {
  return Object.hasOwn(KINDS, kind);
}

function dayOf(text: string | undefined): IsoDate | null {
  const day = text ?? '';
  return isIsoDate(day) ? day : null;
}
