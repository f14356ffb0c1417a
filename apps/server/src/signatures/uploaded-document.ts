import { beginsAsPdf } from '@urzad/domain';
import { isEncryptedPdf } from '../files/encrypted-pdf';
import { type LaterChange, laterChanges } from './later-changes';
import { isWholeAndIntact, type SignatureReport, verifySignatures } from './verify';

export type UploadedProblem =
  | 'not-a-pdf'
  | 'another-document' // does not begin with the very bytes that the office issued
  | 'encrypted'
  | 'not-signed'
  | 'broken-signature' // changed after signing, or something follows the last signature
  | LaterChange;

export interface UploadedDocument {
  /** Empty when the office may accept the file; otherwise the first one is shown. */
  problems: UploadedProblem[];
  /** The signers; filled whenever the file could be read. */
  signatures: SignatureReport[];
}

/**
 * Checks a document that was downloaded here, signed elsewhere and uploaded: the signed bytes begin with the document
 * that the office issued, the signatures are intact, and nothing else was changed. Whether the signer is the right
 * person and the authority a trusted one is decided by the caller, from `signatures`.
 *
 * @param trusted DER certificates of authorities
 */
export async function checkUploadedDocument(
  issued: Uint8Array,
  uploaded: Uint8Array,
  { trusted }: { trusted: readonly Uint8Array[] },
): Promise<UploadedDocument> {
  if (!beginsAsPdf(uploaded)) return refused('not-a-pdf');
  if (Buffer.compare(uploaded.subarray(0, issued.length), issued) !== 0) return refused('another-document');
  if (await isEncryptedPdf(uploaded)) return refused('encrypted');

  const signatures = await verifySignatures(uploaded, { trusted });
  if (signatures.length === 0) return refused('not-signed');

  const problems: UploadedProblem[] = isWholeAndIntact(signatures) ? [] : ['broken-signature'];
  return { problems: [...problems, ...(await laterChanges(issued, uploaded))], signatures };
}

function refused(problem: UploadedProblem): UploadedDocument {
  return { problems: [problem], signatures: [] };
}
