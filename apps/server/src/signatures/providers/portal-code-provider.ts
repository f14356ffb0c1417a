import { CODE_LIVES_MINUTES } from '@urzad/contract';
import type { FastifyInstance } from 'fastify';
import { ApiError } from '../../api-error';
import { refuseUnlessRight } from '../../identity/codes/codes';
import { proveOwnPassword } from '../../resources/users/public';
import type { SignatureReport } from '../signature-reports';
import { verifySignatures } from '../verify';
import { proveSignCode, signCodeSubject } from './prove-code';
import { sealProved } from './seal-proved';
import type { SignatureProvider } from './signature-provider';

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
      const { request, document } = session;
      if (!(await proveOwnPassword(app, request, pass))) {
        throw new ApiError('not-valid', { pass: 'not-valid-pass' });
      }
      const provedAt = await proveSignCode(app, request, { code, id_obj: document.id });
      const { pdf, proved } = await sealProved(app, session, { statement, reason: SEAL_REASON });

      return {
        pdf,
        signature: { ...proved, provider: 'PORTAL_CODE', level: 'DOKUMENTOWA' },
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
