import { beginsAsPdf } from '@urzad/domain';
import { SIGNATURE_PROBLEM_CODES, type SignatureProblem, signatureResult } from '@urzad/grants';
import { isEncryptedPdf } from '../files/encrypted-pdf';
import type { CheckContext } from './cms/check-context';
import { judgeSignature } from './cms/judge-signature';
import { earliest, trustedMoment } from './cms/time-stamp';
import { TooManyObjects } from './pdf/active-content';
import { isCertificationBroken } from './pdf/certification';
import { documentChanges } from './pdf/document-changes';
import { openUpdated } from './pdf/revision';
import { presentedSignatures } from './pdf/signature-fields';
import { startOf } from './pdf/updates';
import { validationData } from './pdf/validation-data';
import { type SignatureReport, signatureReports } from './signature-reports';
import type { DocumentVerdict, SignatureVerdict } from './signature-verdict';
import { signedBytes } from './signed-revisions';
import type { Trust } from './trust/trust-anchors';

/** What the caller knows of an uploaded file. */
export interface UploadContext {
  trust: Trust;
  /** When the office received it: what no trusted time stamp proves is checked for this moment. */
  receivedAt: Date;
}

/**
 * Checks a document that was downloaded here, signed elsewhere and uploaded: the signed bytes begin with the document
 * that the office issued, the signatures added to it hold and lead to authorities of the configuration, and nothing else
 * was changed. Signatures that were there before are part of what was issued. Whether the signer is the right person is
 * decided by the caller, from `signatures`.
 *
 * It works on the thread that calls it: the server asks by `CheckUploaded`.
 */
export async function checkUploadedDocument(
  issued: Uint8Array,
  uploaded: Uint8Array,
  context: UploadContext,
): Promise<DocumentVerdict> {
  if (!beginsAsPdf(uploaded)) return refused('not-a-pdf');
  if (Buffer.compare(uploaded.subarray(0, issued.length), issued) !== 0) return refused('another-document');
  if (await isEncryptedPdf(uploaded)) return refused('encrypted');
  try {
    return await judge(issued, uploaded, context);
  } catch (error) {
    if (error instanceof TooManyObjects || error instanceof RangeError) return refused('too-complex');
    // The libraries throw for what they cannot read, each by errors of its own: such a file is refused.
    if (error instanceof Error) return refused('unreadable');
    throw error;
  }
}

async function judge(
  issued: Uint8Array,
  uploaded: Uint8Array,
  context: UploadContext,
): Promise<DocumentVerdict> {
  const newest = await openUpdated(uploaded, issued.length);
  if (!newest) return refused('unreadable');
  const reports = await signatureReports(uploaded, newest, issued.length);
  const signers = reports.filter(({ isTimeStamp }) => !isTimeStamp);
  if (signers.length === 0) return refused('not-signed');

  const ends = reports.filter(({ problems }) => problems.length === 0).map(({ revisionEnd }) => revisionEnd);
  const placed = presentedSignatures(newest).map((presented) => ({
    presented,
    end: (presented.byteRange[2] ?? 0) + (presented.byteRange[3] ?? 0),
  }));
  const problems: SignatureProblem[] = [
    ...reports.flatMap(problemsOf),
    ...(endsByUpdate(uploaded, reports) ? [] : (['broken-signature'] as const)),
    ...(await documentChanges({ issued, uploaded, newest }, [...new Set([...ends, uploaded.length])])),
    ...(isCertificationBroken(placed) ? (['certification-broken'] as const) : []),
  ];
  const signatures = await signaturesOf(uploaded, reports, { ...context, ...validationData(newest) });
  return verdict([...problems, ...signatures.flatMap((signature) => signature.problems)], signatures);
}

function problemsOf({ problems }: SignatureReport): SignatureProblem[] {
  return problems.map((problem) =>
    problem === 'unreachable' || problem === 'bad-range' ? 'broken-signature' : problem,
  );
}

/** Behind the last signature there may be a whole update, with data for validation, or nothing. */
function endsByUpdate(pdf: Uint8Array, reports: readonly SignatureReport[]): boolean {
  const end = reports.at(-1)?.revisionEnd ?? 0;
  return end === pdf.length || (startOf(pdf) ?? 0) >= end;
}

async function signaturesOf(
  pdf: Uint8Array,
  reports: readonly SignatureReport[],
  context: CheckContext,
): Promise<SignatureVerdict[]> {
  const stamps = await Promise.all(
    reports
      .filter(({ isTimeStamp, problems }) => isTimeStamp && problems.length === 0)
      .map(async ({ revision, revisionEnd }) => ({
        revisionEnd,
        at: await trustedMoment(revision.contents, signedBytes(pdf, revision), context),
      })),
  );
  const signatures: SignatureVerdict[] = [];
  for (const { cms, presented, revisionEnd } of reports) {
    if (!cms || 'problem' in cms) continue;
    const later = stamps.filter((stamp) => stamp.revisionEnd > revisionEnd).map(({ at }) => at);
    const judged = await judgeSignature(cms, context, earliest(later));
    const claimed_at = judged.claimed_at ?? presented?.claimedTime ?? null;
    signatures.push({ ...judged, claimed_at, revision_end: revisionEnd });
  }
  return signatures;
}

/** The verdict on a file whose signatures were not looked at. */
export function refused(problem: SignatureProblem): DocumentVerdict {
  return verdict([problem], []);
}

function verdict(found: readonly SignatureProblem[], signatures: SignatureVerdict[]): DocumentVerdict {
  const problems = SIGNATURE_PROBLEM_CODES.filter((code) => found.includes(code));
  return { result: signatureResult(problems), problems, signatures };
}
