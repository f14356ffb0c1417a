import type { FastifyInstance } from 'fastify';
import { officeOf } from '../../office';
import { lastEvidenceOf } from '../../resources/documents/public';
import type { SigningSession } from './signature-provider';

interface Proof {
  /** The sentence that the signer confirmed. */
  statement: { text: string; version: string };
  reason: string;
  /** The digests of all documents that are signed at once. */
  list?: readonly string[];
}

/**
 * Seals a document with the evidence of a signer who has proved password and code, and answers what its signature keeps of
 * the proof (Process §2.17).
 */
export async function sealProved(
  app: FastifyInstance,
  { request, id_application, document, signer, owner }: SigningSession,
  { statement, reason, list }: Proof,
) {
  const date = app.clock.business();
  const { data: office } = await officeOf(app.db, id_application);
  const kept = {
    statement_text: statement.text,
    statement_version: statement.version,
    name: signer.name,
    pesel_last4: (signer.pesel ?? '').slice(-4),
    sign_date: date,
    ip: request.ip,
    user_agent: request.headers['user-agent'] ?? '',
    code_channel: 'EMAIL' as const,
  };
  const facts = { ...kept, doc_sha256: document.sha256, ...(list && { list_sha256: list }) };
  const { pdf, evidence } = await app.seal.seal(await document.read(), {
    reason,
    location: office.name,
    signingTime: date,
    evidence: { facts, prev_hash: await lastEvidenceOf(app.db, owner) },
  });
  return {
    pdf,
    proved: {
      ...kept,
      signer_kind: signer.side,
      id_user: signer.id_user,
      id_session: request.session?.id ?? null,
      evidence: evidence?.json ?? null,
      prev_hash: evidence?.prev_hash ?? null,
      evidence_hash: evidence?.evidence_hash ?? null,
    },
  };
}
