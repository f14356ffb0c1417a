import { type CatalogSignature, catalogSignatures } from './catalog-signatures';
import { type CmsReport, checkCms } from './cms';
import { type SignedRevision, signedBytes, signedRevisions } from './signed-revisions';

/** Why a signature is not accepted; the first one in this order is shown. */
export type SignatureProblem =
  | 'unreachable' // stands in the bytes, but the document does not point at it, or twice
  | 'bad-range' // leaves out more than the signature itself, or ends in the middle of a revision
  | 'bad-signature'; // the bytes were changed, or it is no signature at all

export interface SignatureReport extends CmsReport {
  subFilter: string;
  /** Nothing lies outside it but the signature itself. Of several signatures only the last can say so. */
  coversWholeDocument: boolean;
  /** Size in bytes of the revision that it covers: `pdf.subarray(0, revisionEnd)`. */
  revisionEnd: number;
  problems: SignatureProblem[];
}

/**
 * Every signature in the file, earliest first. A file is as it was signed when the list is not empty, all are
 * `intact` and the last `coversWholeDocument`; `isWholeAndIntact` asks exactly that.
 *
 * `intact` counts the structure too: a range with a second gap, a hidden copy of a signature or a revision cut in
 * the middle is never intact (Bochum 2018: forgery, wrapping, incremental saving).
 *
 * @param trusted DER certificates of authorities; `trusted` of a report says whether the signer's leads to one
 * @throws Error when the bytes are not a PDF
 */
export async function verifySignatures(
  pdf: Uint8Array,
  { trusted }: { trusted: readonly Uint8Array[] },
): Promise<SignatureReport[]> {
  const revisions = signedRevisions(pdf);
  const presented = await catalogSignatures(pdf);

  return Promise.all(revisions.map((revision) => report(pdf, revision, presented, trusted)));
}

export function isWholeAndIntact(reports: readonly SignatureReport[]): boolean {
  return reports.at(-1)?.coversWholeDocument === true && reports.every(({ intact }) => intact);
}

async function report(
  pdf: Uint8Array,
  revision: SignedRevision,
  presented: readonly CatalogSignature[],
  trusted: readonly Uint8Array[],
): Promise<SignatureReport> {
  const matches = presented.filter((signature) => isSame(signature, revision));
  const [match] = matches;
  const problems: SignatureProblem[] = [];
  if (matches.length !== 1) problems.push('unreachable');
  if (!revision.gapIsSignature || !revision.endsWholeFile) problems.push('bad-range');

  const cms = revision.gapIsSignature
    ? await checkCms(revision.contents, signedBytes(pdf, revision), trusted, match?.claimedTime)
    : undefined;
  if (!cms?.intact) problems.push('bad-signature');

  return {
    ...(cms ?? NOBODY),
    subFilter: match?.subFilter ?? '',
    intact: problems.length === 0,
    trusted: problems.length === 0 && cms?.trusted === true,
    coversWholeDocument: revision.gapIsSignature && revision.end === pdf.length,
    revisionEnd: revision.end,
    problems,
  };
}

const NOBODY: CmsReport = {
  intact: false,
  trusted: false,
  signer: '',
  subject: '',
  issuer: '',
  signingTime: undefined,
};

function isSame({ byteRange, contents }: CatalogSignature, revision: SignedRevision): boolean {
  return (
    byteRange.length === 4 &&
    revision.byteRange.every((offset, at) => offset === byteRange[at]) &&
    Buffer.compare(contents, revision.contents) === 0
  );
}
