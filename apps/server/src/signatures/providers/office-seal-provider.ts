import type { FastifyInstance } from 'fastify';
import type { SignatureReport } from '../signature-reports';
import { verifySignatures } from '../verify';
import { sealProved } from './seal-proved';
import type { SignatureProvider } from './signature-provider';

const SEAL_REASON = 'Podpis za urząd';

export interface OfficeSealPayload {
  statement: { text: string; version: string };
  /** The digests of all documents of the list that the signatory signs at once. */
  list: readonly string[];
}

/**
 * The seal of the office as the signature of its signatory, who has proved password and code for the whole list before:
 * the evidence of each document names the digests of all.
 */
export function officeSealProvider(
  app: FastifyInstance,
): SignatureProvider<OfficeSealPayload, SignatureReport[]> {
  return {
    capabilities: () => ({ method: 'OFFICE_SEAL', kind: 'form', levels: ['PIECZEC'] }),

    start: async () => ({ kind: 'form', expires: null }),

    async complete(session, proof) {
      const { pdf, proved } = await sealProved(app, session, { ...proof, reason: SEAL_REASON });
      return { pdf, signature: { ...proved, provider: 'OFFICE_SEAL', level: 'PIECZEC' } };
    },

    verify: (file) => verifySignatures(file, { trusted: app.seal.trusted }),
  };
}
