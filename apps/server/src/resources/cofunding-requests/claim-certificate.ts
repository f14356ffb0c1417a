import type { ClaimTerms } from '@urzad/contract';
import type { IsoDate } from '@urzad/domain';
import { type CallParams, certificateCovers, coveredUntil } from '@urzad/grants';
import type { Db } from '../../db';
import { acceptedCertificatesOf } from '../cofunding-employers/public';

interface Asked {
  id_registration: number;
  params: Pick<CallParams, 'employer_cert_every_months'>;
  /** The days that have to be covered. */
  terms: Pick<ClaimTerms, 'period_from' | 'period_to'>;
  /** The first day of the co-funding. */
  since: IsoDate;
}

/** Whether an accepted certificate of employment covers a month, and until when one does (Process §2.6). */
export async function certificateCover(
  db: Db,
  { id_registration, params, terms, since }: Asked,
): Promise<{ certificate_covers: 'yes' | 'no'; certificate_to: IsoDate | null }> {
  const accepted = await acceptedCertificatesOf(db, id_registration);
  const asked = { from: terms.period_from, to: terms.period_to, since };
  return {
    certificate_covers: certificateCovers(accepted, asked, params) ? 'yes' : 'no',
    certificate_to: coveredUntil(accepted, params),
  };
}
