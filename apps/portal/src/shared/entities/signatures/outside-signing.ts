import type { OfficeDocument, UploadVerdict } from '@urzad/contract';
import type { RefusalTexts } from '../../object/refusal-text';
import type { ObjectQueries } from '../../object/use-step';

/** How a document may be signed outside of the portal. */
export type OutsideWay = 'trusted' | 'certificate';
export const OUTSIDE_WAYS: readonly OutsideWay[] = ['trusted', 'certificate'];

/** A document that is downloaded, signed elsewhere and handed over, and what its object makes of that. */
export interface OutsideSigning<Signed extends { id: number }> {
  document: OfficeDocument;
  /** The name of its file, without the ending. */
  fileName: string;
  /** The name that the signature has to have. */
  signer: string;
  /** Whether a signature of the demo may be tried. */
  isDemo: boolean;
  queries: ObjectQueries;
  check: (filename: string) => Promise<UploadVerdict>;
  sign: (body: { filename: string; sha256: string }, idempotencyKey: string) => Promise<Signed>;
  onSigned: (signed: Signed) => unknown;
  words: { submit: string; after: string; signFailed: string };
  /** What the reasons of the server mean here. */
  reasons: RefusalTexts;
}
