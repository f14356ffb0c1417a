import { PDF, type PdfObject, PdfRef, PdfStream } from '@libpdf/core';
import { hasRepeatedKey } from './repeated-keys';
import { readUpdates, textOf, type Updates } from './updates';

/** The issued bytes, or those with the updates up to some place. */
export interface Revision {
  document: PDF;
  resolve(object: PdfObject | null | undefined): PdfObject | null;
}

/** @param lenient mends what can be mended, as readers do; otherwise an Error is thrown */
export async function openRevision(pdf: Uint8Array, { lenient = true } = {}): Promise<Revision> {
  const document = await PDF.load(pdf, { lenient });
  return {
    document,
    resolve: (object) => (object instanceof PdfRef ? document.getObject(object) : (object ?? null)),
  };
}

export interface UpdatedRevision extends Revision {
  updates: Updates;
}

/**
 * A revision behind the issued bytes.
 * @returns `undefined` when it is not built so that all readers see the same
 */
export async function openUpdated(
  pdf: Uint8Array,
  issuedLength: number,
): Promise<UpdatedRevision | undefined> {
  const updates = readUpdates(pdf, issuedLength);
  if (!updates || hasRepeatedKeys(pdf, updates, issuedLength)) return undefined;
  try {
    const revision = await openRevision(pdf, { lenient: false });
    return areInStreams(revision, updates) ? { ...revision, updates } : undefined;
  } catch (error) {
    // The library throws for what a PDF must not hold.
    if (error instanceof Error) return undefined;
    throw error;
  }
}

/** A stream of objects begins by the number and place of each. */
function areInStreams({ document }: Revision, { entries }: Updates): boolean {
  const numbers = new Map<number, string[]>();
  return [...entries].every(([number, entry]) => {
    if (!('in' in entry)) return true;
    if (!numbers.has(entry.in)) {
      const stream = document.getObject(PdfRef.of(entry.in, 0));
      const data = stream instanceof PdfStream ? stream.getDecodedData() : new Uint8Array();
      const first = stream instanceof PdfStream ? (stream.getNumber('First')?.value ?? 0) : 0;
      const head = Buffer.from(data.subarray(0, first)).toString('latin1');
      numbers.set(entry.in, head.trim().split(/\s+/));
    }
    return numbers.get(entry.in)?.[entry.index * 2] === String(number);
  });
}

/** What stands in the issued bytes is the office's own. */
function hasRepeatedKeys(pdf: Uint8Array, { entries }: Updates, issuedLength: number): boolean {
  const text = textOf(pdf, issuedLength, pdf.length);
  const places = [...entries.values()].flatMap((entry) => ('at' in entry ? [entry.at - issuedLength] : []));
  return [...new Set(places)].some((at) => at >= 0 && hasRepeatedKey(text.slice(at, endOfObject(text, at))));
}

function endOfObject(text: string, at: number): number {
  const end = text.indexOf('endobj', at);
  return end < 0 ? text.length : end;
}
