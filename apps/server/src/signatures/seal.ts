import type { EvidenceRecord, SigningEvidence } from './evidence';

export interface SealRequest {
  /** Why the office seals, as readers show it, e.g. „Podpis w portalu”. */
  reason: string;
  location: string;
  /** Business time; it stands inside the sealed attributes. */
  signingTime: Date;
  /** Present when the seal stands for somebody's signature in the portal. */
  evidence?: { facts: SigningEvidence; prev_hash: string | null };
}

export interface SealedPdf {
  /** The given bytes, unchanged, followed by the seal. */
  pdf: Uint8Array;
  /** Lower-case hex digest of `pdf`. */
  sha256: string;
  /** What the database keeps; `undefined` when no evidence was given. */
  evidence: EvidenceRecord | undefined;
}

/**
 * The office's electronic seal: PAdES B-B, added as an incremental update, so that earlier signatures stay valid.
 *
 * @throws Error when the bytes are not a PDF
 */
export interface Seal {
  seal(pdf: Uint8Array, request: SealRequest): Promise<SealedPdf>;
  /** DER of the certificates that vouch for this seal: what `verifySignatures` may trust. */
  readonly trusted: readonly Uint8Array[];
}
