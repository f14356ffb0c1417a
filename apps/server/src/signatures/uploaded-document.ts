import { beginsAsPdf } from '@urzad/domain';
import { SIGNATURE_PROBLEM_CODES, type SignatureProblem, signatureResult } from '@urzad/grants';
import { isEncryptedPdf } from '../files/encrypted-pdf';
import { laterChanges } from './later-changes';
import type { DocumentVerdict, SignatureVerdict } from './signature-verdict';
import type { Trust } from './trust/trust';
import { isWholeAndIntact, type SignatureReport, verifySignatures } from './verify';

/**
 * Checks a document that was downloaded here, signed elsewhere and uploaded: the signed bytes begin with the document
 * that the office issued, the signatures are intact, and nothing else was changed. Whether the signer is the right
 * person is decided by the caller, from `signatures`.
 *
 * @param receivedAt when the office received the file: what is not stamped by a trusted authority is checked for this moment
 */
export async function checkUploadedDocument(
  issued: Uint8Array,
  uploaded: Uint8Array,
  { trust, receivedAt }: { trust: Trust; receivedAt: Date },
): Promise<DocumentVerdict> {
  if (!beginsAsPdf(uploaded)) return refused('not-a-pdf');
  if (Buffer.compare(uploaded.subarray(0, issued.length), issued) !== 0) return refused('another-document');
  if (await isEncryptedPdf(uploaded)) return refused('encrypted');

  const trusted = trust.anchors.map(({ der }) => der);
  const reports = await verifySignatures(uploaded, { trusted });
  if (reports.length === 0) return refused('not-signed');

  const signatures = reports.map((report) => verdictOf(report, receivedAt));
  const changes = await laterChanges(issued, uploaded);
  return verdict(
    [
      ...(isWholeAndIntact(reports) ? [] : (['broken-signature'] as const)),
      ...changes,
      ...signatures.flatMap(({ problems }) => problems),
    ],
    signatures,
  );
}

function refused(problem: SignatureProblem): DocumentVerdict {
  return verdict([problem], []);
}

function verdict(found: readonly SignatureProblem[], signatures: SignatureVerdict[]): DocumentVerdict {
  const problems = SIGNATURE_PROBLEM_CODES.filter((code) => found.includes(code));
  return { result: signatureResult(problems), problems, signatures };
}

function verdictOf(report: SignatureReport, receivedAt: Date): SignatureVerdict {
  return {
    kind: 'person',
    name: report.signer,
    given_name: null,
    surname: null,
    pesel: null,
    number: 'no-number',
    organisation: null,
    cert_subject: report.subject,
    cert_issuer: report.issuer,
    cert_serial: '',
    cert_valid_to: null,
    level: null,
    trusted: report.trusted,
    revocation: 'unknown',
    moment: { at: receivedAt, from: 'receipt' },
    claimed_at: report.signingTime ?? null,
    revision_end: report.revisionEnd,
    problems: report.trusted ? ['revocation-unknown'] : ['authority-unknown'],
  };
}
