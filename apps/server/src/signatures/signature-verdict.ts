import type { SignatureLevel, SignatureProblem, SignatureResult, SignerNumber } from '@urzad/grants';
import type { TrustAnchor } from './trust/trust-anchors';

/** Who signed, by the attributes of the certificate, or by those that a seal of Podpis zaufany carries. */
export interface SignatureVerdict {
  /** A natural person, or the seal of an organisation. */
  kind: 'person' | 'seal';
  /** Given name and surname, or the common name. */
  name: string;
  given_name: string | null;
  surname: string | null;
  /** Only a whole and right one that stands in the certificate, or in Podpis zaufany, as an attribute of its own. */
  pesel: string | null;
  /** What the certificate says about the number of the person; `pesel` is there only with `pesel`. */
  number: SignerNumber;
  organisation: string | null;
  /** Subject and issuer, `CN=…, O=…`: for people to read, never to be taken apart. */
  cert_subject: string;
  cert_issuer: string;
  /** In hexadecimal digits. */
  cert_serial: string;
  cert_valid_to: Date | null;
  /** What the certificate's authority vouches for; `null` when it is not trusted. */
  level: SignatureLevel | null;
  /** The certificate leads to an authority of the configuration, by all rules, at `moment`. */
  trusted: boolean;
  revocation: 'good' | 'revoked' | 'on-hold' | 'unknown';
  /** The moment for which everything was checked: that of a trusted time stamp, else the receipt at the office. */
  moment: { at: Date; from: 'time-stamp' | 'receipt' };
  /** What the signer claims; nothing vouches for it. */
  claimed_at: Date | null;
  /** Size in bytes of the revision that it covers. */
  revision_end: number;
  problems: SignatureProblem[];
}

/** The verdict on an uploaded document. Plain data: it is stored as the report of the validation. */
export interface DocumentVerdict {
  result: SignatureResult;
  /** Of the document and of all its signatures, the most important first; empty with `TOTAL_PASSED`. */
  problems: SignatureProblem[];
  /**
   * The signatures added to the issued document, earliest first, without those of time stamps; filled whenever the file
   * could be read.
   */
  signatures: SignatureVerdict[];
}

/**
 * The port by which the server asks for a verdict, off the thread that answers: `checkUploaded` of the office's parts.
 *
 * @param receivedAt business time at which the office received the file
 */
export type CheckUploaded = (document: {
  issued: Uint8Array;
  uploaded: Uint8Array;
  receivedAt: Date;
  /** Authorities beside those of the start. */
  anchors?: readonly TrustAnchor[];
}) => Promise<DocumentVerdict>;
