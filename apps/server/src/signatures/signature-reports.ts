import { isStampOver } from './cms/time-stamp';
import { type CmsProblem, type CmsResult, verifyCms } from './cms/verify-cms';
import type { Revision } from './pdf/revision';
import { type PresentedSignature, presentedSignatures } from './pdf/signature-fields';
import { type SignedRevision, signedBytes, signedRevisions } from './signed-revisions';

/** Why a signature is not accepted. */
export type ReportProblem =
  | 'unreachable' // stands in the bytes, but the document does not point at it, or twice
  | 'bad-range' // leaves out more than the signature itself, or ends in the middle of a revision
  | CmsProblem;

export interface SignatureReport {
  subFilter: string;
  /** The whole structure holds: the range, the place in the document, the signature over the bytes. */
  intact: boolean;
  /** A time stamp over the document: its authority is no signer. */
  isTimeStamp: boolean;
  /** Nothing lies outside it but the signature itself. Of several signatures only the last can say so. */
  coversWholeDocument: boolean;
  /** Size in bytes of the revision that it covers: `pdf.subarray(0, revisionEnd)`. */
  revisionEnd: number;
  problems: ReportProblem[];
  /** What the document says about it; `undefined` when it is unreachable. */
  presented: PresentedSignature | undefined;
  /** The bytes of the range, and the signature, for further checks. */
  revision: SignedRevision;
  cms: CmsResult | undefined;
}

/**
 * Every signature in the file, earliest first.
 *
 * `intact` counts the structure too: a range with a second gap, a hidden copy of a signature or a revision cut in
 * the middle is never intact (Bochum 2018: forgery, wrapping, incremental saving).
 *
 * @param newest the whole file
 * @param from where the search in the bytes begins: behind those that the office issued
 * @throws TooManyObjects when the bytes hold more signatures than people make
 */
export async function signatureReports(
  pdf: Uint8Array,
  newest: Revision,
  from = 0,
): Promise<SignatureReport[]> {
  const presented = presentedSignatures(newest);
  const reports: SignatureReport[] = [];
  for (const revision of signedRevisions(pdf, from)) reports.push(await report(pdf, revision, presented));
  return reports;
}

async function report(
  pdf: Uint8Array,
  revision: SignedRevision,
  presented: readonly PresentedSignature[],
): Promise<SignatureReport> {
  const matches = presented.filter((signature) => isSame(signature, revision));
  const [match] = matches;
  const problems: ReportProblem[] = [];
  if (matches.length !== 1) problems.push('unreachable');
  if (!revision.gapIsSignature || !revision.endsWholeFile) problems.push('bad-range');

  const isTimeStamp = match?.isTimeStamp === true;
  // What fails by its structure costs no check of bytes: a file may hold thousands.
  const canBeRead = problems.length === 0;
  const cms =
    canBeRead && !isTimeStamp ? await verifyCms(revision.contents, signedBytes(pdf, revision)) : undefined;
  if (cms && 'problem' in cms) problems.push(cms.problem);
  if (canBeRead && isTimeStamp && !(await isStampOver(revision.contents, signedBytes(pdf, revision))))
    problems.push('broken-signature');

  return {
    subFilter: match?.subFilter ?? '',
    intact: problems.length === 0,
    isTimeStamp,
    coversWholeDocument: revision.gapIsSignature && revision.end === pdf.length,
    revisionEnd: revision.end,
    problems,
    presented: match,
    revision,
    cms,
  };
}

function isSame({ byteRange, contents }: PresentedSignature, revision: SignedRevision): boolean {
  return (
    byteRange.length === 4 &&
    revision.byteRange.every((offset, at) => offset === byteRange[at]) &&
    Buffer.compare(contents, revision.contents) === 0
  );
}
