import type { FastifyInstance } from 'fastify';
import { officeOf } from '../../office';
import { lastEvidenceOf } from '../../resources/documents/public';
import type { SignatureReport } from '../signature-reports';
import { verifySignatures } from '../verify';
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

    async complete({ request, id_application, document, signer, owner }, { statement, list }) {
      const date = app.clock.business();
      const { data: office } = await officeOf(app.db, id_application);
      const facts = {
        statement_text: statement.text,
        statement_version: statement.version,
        name: signer.name,
        pesel_last4: (signer.pesel ?? '').slice(-4),
        sign_date: date,
        ip: request.ip,
        user_agent: request.headers['user-agent'] ?? '',
        code_channel: 'EMAIL' as const,
        doc_sha256: document.sha256,
        list_sha256: list,
      };
      const prev_hash = await lastEvidenceOf(app.db, owner);
      const { pdf, evidence } = await app.seal.seal(await document.read(), {
        reason: SEAL_REASON,
        location: office.name,
        signingTime: date,
        evidence: { facts, prev_hash },
      });
      const { doc_sha256: _, list_sha256: __, ...kept } = facts;

      return {
        pdf,
        signature: {
          ...kept,
          signer_kind: signer.side,
          provider: 'OFFICE_SEAL',
          level: 'PIECZEC',
          id_user: signer.id_user,
          id_session: request.session?.id ?? null,
          evidence: evidence?.json ?? null,
          prev_hash: evidence?.prev_hash ?? null,
          evidence_hash: evidence?.evidence_hash ?? null,
        },
      };
    },

    verify: (file) => verifySignatures(file, { trusted: app.seal.trusted }),
  };
}
