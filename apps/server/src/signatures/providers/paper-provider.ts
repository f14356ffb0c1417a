import { getMoment, type IsoDate } from '@urzad/domain';
import type { FastifyInstance } from 'fastify';
import { officeOf } from '../../office';
import type { SignatureReport } from '../signature-reports';
import { verifySignatures } from '../verify';
import type { SignatureProvider } from './signature-provider';

const SEAL_REASON = 'Za zgodność skanu z oryginałem na papierze';

export interface PaperPayload {
  scan: Uint8Array;
  /** The day on which this side signed. */
  date: IsoDate;
  place: string;
  id_user_checked: number;
  id_user_second: number;
}

/**
 * A signature by hand. No electronic signature stands for it: the office seals the scan as a true copy. One person enters
 * it, a second one confirms (Order §12).
 */
export function paperProvider(app: FastifyInstance): SignatureProvider<PaperPayload, SignatureReport[]> {
  return {
    capabilities: () => ({ method: 'PAPER', kind: 'upload', levels: ['WLASNORECZNY'] }),

    start: async () => ({ kind: 'upload', expires: null }),

    async complete({ request, id_application, signer }, { scan, date, ...paper }) {
      const { data: office } = await officeOf(app.db, id_application);
      const { pdf } = await app.seal.seal(scan, {
        reason: SEAL_REASON,
        location: office.name,
        signingTime: app.clock.business(),
      });
      return {
        pdf,
        signature: {
          ...paper,
          signer_kind: signer.side,
          provider: 'PAPER',
          level: 'WLASNORECZNY',
          id_user: signer.id_user,
          name: signer.name,
          pesel_last4: signer.pesel === null ? null : signer.pesel.slice(-4),
          sign_date: getMoment(`${date} 12:00`),
          ip: request.ip,
          id_session: request.session?.id ?? null,
        },
      };
    },

    verify: (file) => verifySignatures(file, { trusted: app.seal.trusted }),
  };
}
