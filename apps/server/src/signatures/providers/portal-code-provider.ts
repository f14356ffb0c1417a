import { CODE_LIVES_MINUTES } from '@urzad/contract';
import type { FastifyInstance } from 'fastify';
import { ApiError } from '../../api-error';
import { refuseUnlessRight } from '../../identity/codes/codes';
import { officeOf } from '../../office';
import { lastEvidenceOf } from '../../resources/documents/public';
import { proveOwnPassword } from '../../resources/users/public';
import type { SignatureReport } from '../signature-reports';
import { verifySignatures } from '../verify';
import { proveSignCode, signCodeSubject } from './prove-code';
import type { SignatureProvider, SigningSession } from './signature-provider';

const SEAL_REASON = 'Podpis złożony w portalu';
const MINUTE_MS = 60_000;

export interface PortalCodePayload {
  pass: string;
  code: string;
  /** The sentence that the signer confirmed. */
  statement: { text: string; version: string };
}

/**
 * A signature by password and mailed code; the server seals the file with the evidence. The code belongs to one document
 * and is marked as used in the transaction that records the signature: after a crash or a full disk the same code can
 * finish it.
 */
export function portalCodeProvider(
  app: FastifyInstance,
): SignatureProvider<PortalCodePayload, SignatureReport[], { code: string }> {
  return {
    capabilities: () => ({ method: 'PORTAL_CODE', kind: 'form', levels: ['DOKUMENTOWA'] }),

    async start(tx, session) {
      const now = app.clock.now();
      const code = await app.codes.issue(tx, signCodeSubject(session.request, session.document.id), now);
      const expires = new Date(now.getTime() + CODE_LIVES_MINUTES * MINUTE_MS);
      return { kind: 'form', expires, code };
    },

    async complete(session, { pass, code, statement }) {
      const { request, document, signer } = session;
      if (!(await proveOwnPassword(app, request, pass))) {
        throw new ApiError('not-valid', { pass: 'not-valid-pass' });
      }
      const provedAt = await proveSignCode(app, request, { code, id_obj: document.id });
      const { pdf, evidence, facts } = await seal(app, session, statement);
      const { doc_sha256: _, ...kept } = facts;

      return {
        pdf,
        signature: {
          ...kept,
          signer_kind: signer.side,
          provider: 'PORTAL_CODE',
          level: 'DOKUMENTOWA',
          id_user: signer.id_user,
          id_session: request.session?.id ?? null,
          evidence: evidence?.json ?? null,
          prev_hash: evidence?.prev_hash ?? null,
          evidence_hash: evidence?.evidence_hash ?? null,
        },
        async confirm(tx) {
          // Checked for the time of its proof: sealing takes time, and the code must not expire meanwhile.
          const tried = { ...signCodeSubject(request, document.id), code };
          refuseUnlessRight(await app.codes.check(tx, tried, provedAt));
        },
      };
    },

    verify: (file) => verifySignatures(file, { trusted: app.seal.trusted }),
  };
}

async function seal(
  app: FastifyInstance,
  { request, id_application, document, signer, owner }: SigningSession,
  statement: PortalCodePayload['statement'],
) {
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
  };
  const prev_hash = await lastEvidenceOf(app.db, owner);
  const { pdf, evidence } = await app.seal.seal(await document.read(), {
    reason: SEAL_REASON,
    location: office.name,
    signingTime: date,
    evidence: { facts, prev_hash },
  });
  return { pdf, evidence, facts };
}
