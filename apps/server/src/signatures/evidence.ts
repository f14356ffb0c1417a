import { createHash } from 'node:crypto';

/** The facts of an act of signing in the portal (`basesignature`). Times come from the business clock. */
export interface SigningEvidence {
  /** The exact sentence that the signer confirmed, and its edition. */
  statement_text: string;
  statement_version: string;
  name: string;
  /** The end of the PESEL: enough to tell namesakes apart, too little to misuse. */
  pesel_last4: string;
  sign_date: Date;
  ip: string;
  user_agent: string;
  code_channel: 'EMAIL' | 'SMS';
  /** Hex digest of the very bytes that the signer read. */
  doc_sha256: string;
  /** The digests of all documents that one code signed, where it signed a list. */
  list_sha256?: readonly string[];
}

export interface EvidenceRecord {
  /** The stored text: its keys in alphabetical order, so that anybody can recompute the digest. */
  json: string;
  prev_hash: string | null;
  /** SHA-256 of `json`, which holds `prev_hash`: a chain in which no link can be changed alone. */
  evidence_hash: string;
}

/** @param prev_hash `evidence_hash` of the signature kept before this one, `null` for the first */
export function evidenceRecord(evidence: SigningEvidence, prev_hash: string | null): EvidenceRecord {
  const entries = Object.entries({ ...evidence, prev_hash }).sort(([a], [b]) => (a < b ? -1 : 1));
  const json = JSON.stringify(Object.fromEntries(entries));
  return { json, prev_hash, evidence_hash: createHash('sha256').update(json).digest('hex') };
}

/**
 * The line that PDF readers show as the reason of the seal. Address and browser stay out of the file:
 * the digest of the evidence binds them without showing them.
 */
export function sealReason(reason: string, evidence: SigningEvidence, record: EvidenceRecord): string {
  return [
    reason,
    `${evidence.name}, PESEL *${evidence.pesel_last4}`,
    `„${evidence.statement_text}”`,
    `dokument SHA-256 ${evidence.doc_sha256}`,
    `dowody SHA-256 ${record.evidence_hash}`,
  ].join('; ');
}
