import { getMoment, type IsoDate } from '@urzad/domain';
import type { FastifyInstance } from 'fastify';
import { ApiError } from '../../api-error';
import { officeOf } from '../../office';
import { verifySignatures } from '../verify';
import type { SignatureProvider } from './signature-provider';

const SEAL_REASON = 'Skan zgodny z umową na papierze';

export interface PaperPayload {
  /** A PDF. */
  scan: Uint8Array;
  /** When this side signed the paper. */
  date: IsoDate;
  place: string;
  /** Who checked the identity of the signer. */
  id_user_checked: number;
}

/** `damaged`: no PDF that could be sealed; `signed`: an electronic signature stands on it already. */
export interface PaperReport {
  problem: 'damaged' | 'signed' | null;
}

/**
 * A signature by hand, of which the office keeps a scan. It counts when a second person has confirmed it; both sides sign
 * the same paper, so each has a signature with the same scan (Order §12).
 */
export function paperProvider(): SignatureProvider<PaperPayload, PaperReport> {
  return {
    capabilities: () => ({ method: 'PAPER', kind: 'upload', levels: ['WLASNORECZNY'] }),

    start: async () => ({ kind: 'upload', expires: null }),

    async complete({ document, signer }, { scan, date, place, id_user_checked }) {
      const { problem } = await this.verify(scan, { document, signer });
      if (problem) throw new ApiError('not-valid', { filename: problem });
      return {
        pdf: scan,
        signature: {
          signer_kind: signer.side,
          provider: 'PAPER',
          level: 'WLASNORECZNY',
          id_user: signer.id_user,
          name: signer.name,
          pesel_last4: signer.pesel?.slice(-4) ?? null,
          // A paper says the day.
          sign_date: getMoment(`${date} 12:00`),
          place,
          id_user_checked,
        },
      };
    },

    async verify(scan) {
      const signatures = await verifySignatures(scan, { trusted: [] }).catch(() => undefined);
      if (!signatures) return { problem: 'damaged' };
      return { problem: signatures.length > 0 ? 'signed' : null };
    },
  };
}

/** The scan with the seal of the office, which says that it is a true copy: no other signature stands on it. */
export async function sealTrueCopy(
  app: Pick<FastifyInstance, 'db' | 'seal' | 'clock'>,
  scan: Uint8Array,
  id_application: number,
) {
  const { data: office } = await officeOf(app.db, id_application);
  const sign_date = app.clock.business();
  const request = { reason: SEAL_REASON, location: office.name, signingTime: sign_date };
  const { pdf } = await app.seal.seal(scan, request);
  return {
    pdf,
    signature: {
      signer_kind: 'SEAL',
      provider: 'OFFICE_SEAL',
      level: 'PIECZEC',
      name: office.name,
      sign_date,
    },
  } as const;
}
