import { TooManyObjects } from './pdf/active-content';
import { textOf } from './pdf/updates';

/** One `/ByteRange` as it stands in the file: offsets in bytes. */
export interface SignedRevision {
  byteRange: readonly [number, number, number, number];
  /** End of the signed revision: the rest of the file came later. */
  end: number;
  /** DER of the signature, from the one gap that the range leaves out; zero padding included. */
  contents: Uint8Array;
  /** The range starts at 0 and leaves out exactly one hexadecimal string and nothing else. */
  gapIsSignature: boolean;
  /** The revision is a whole file of its own, ending at `%%EOF`. */
  endsWholeFile: boolean;
}

const BYTE_RANGE = /\/ByteRange\s*\[\s*(\d{1,10})\s+(\d{1,10})\s+(\d{1,10})\s+(\d{1,10})\s*\]/g;

/** Many more than people ever sign one document. */
const MAX_SIGNATURES = 50;
/** Digits of a signature with all its certificates and lists, and more. */
const MAX_GAP = 4_000_000;

/**
 * All signatures of a file by its raw bytes alone, earliest revision first. The PDF is not parsed, so its structure
 * cannot mislead the search; whether a signature belongs to the document is checked elsewhere. A range that is written
 * several times is one.
 *
 * @param from where the search begins
 * @throws TooManyObjects
 */
export function signedRevisions(pdf: Uint8Array, from = 0): SignedRevision[] {
  const ranges = new Map<string, SignedRevision['byteRange']>();
  for (const [, a, b, c, d] of textOf(pdf, from, pdf.length).matchAll(BYTE_RANGE)) {
    const range = [Number(a), Number(b), Number(c), Number(d)] as const;
    ranges.set(range.join(' '), range);
    if (ranges.size > MAX_SIGNATURES) throw new TooManyObjects();
  }
  return [...ranges.values()]
    .map((range) => revisionOf(pdf, range))
    .sort((one, other) => one.end - other.end);
}

/** The bytes that the signature covers. */
export function signedBytes(
  pdf: Uint8Array,
  { byteRange: [a, b, c, d] }: SignedRevision,
): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(b + d);
  bytes.set(pdf.subarray(a, a + b), 0);
  bytes.set(pdf.subarray(c, c + d), b);
  return bytes;
}

function revisionOf(pdf: Uint8Array, byteRange: SignedRevision['byteRange']): SignedRevision {
  const [a, b, c, d] = byteRange;
  const end = c + d;
  const fits = a === 0 && b < c && c - b < MAX_GAP && end <= pdf.length;
  const gap = fits ? textOf(pdf, b, c) : '';
  const gapIsSignature = fits && /^<[0-9A-Fa-f\s]+>$/.test(gap);

  return {
    byteRange,
    end,
    contents: gapIsSignature ? Buffer.from(gap.replace(/[<>\s]/g, ''), 'hex') : new Uint8Array(),
    gapIsSignature,
    endsWholeFile: fits && /%%EOF\s{0,2}$/.test(textOf(pdf, end - 8, end)),
  };
}
