import { createHash } from 'node:crypto';
import { PDF, PdfArray, PdfDict, PdfName, type PdfObject, PdfRef, PdfStream, PdfString } from '@libpdf/core';

export type LaterChange =
  | 'content-changed' // a page, a picture, a font: what the document shows
  | 'annotation-added' // something laid over a page that is not a signature
  | 'active-content'; // scripts, programs to start, files inside

/** Keys that signing itself writes: the form with its fields, validation data, the dates of the change. */
const CATALOG_KEYS = new Set(['AcroForm', 'DSS', 'Extensions', 'Metadata', 'Perms', 'Version']);
const PAGE_KEYS = new Set(['Annots', 'Tabs']);
const ACTIVE_KEYS = new Set([
  'JS',
  'JavaScript',
  'Launch',
  'OpenAction',
  'AA',
  'EmbeddedFile',
  'EmbeddedFiles',
]);
const NO_KEYS = new Set<string>();

/** More objects than any document of the office has; a file that claims more is refused unread. */
const MAX_OBJECTS = 50_000;

/**
 * Changes by the updates after the issued bytes, except added signatures: a later update may replace any object, so a
 * signature can be valid on a document that shows something else (shadow attacks, 2021).
 *
 * @param issued the document as the office made it
 * @param later a file that begins with those bytes
 */
export async function laterChanges(issued: Uint8Array, later: Uint8Array): Promise<LaterChange[]> {
  const before = await PDF.load(issued);
  const after = await PDF.load(later);
  const oldCount = objectCount(issued);
  const newCount = objectCount(later);
  if (newCount > MAX_OBJECTS) return ['content-changed'];

  const changes = new Set<LaterChange>();
  for (let number = 1; number < newCount; number += 1) {
    const is = after.getObject(PdfRef.of(number));
    const was = number < oldCount ? before.getObject(PdfRef.of(number)) : null;
    if (was && canonical(was, writtenBySigning(was)) !== canonical(is, writtenBySigning(was))) {
      changes.add('content-changed');
    }
    if (!was && is instanceof PdfDict) for (const change of changesBy(is)) changes.add(change);
  }
  if (after.getPages().length !== before.getPages().length) changes.add('content-changed');
  if (hasForeignAnnotation(before, after)) changes.add('annotation-added');
  if (activeKeyIn(after.getCatalog())) changes.add('active-content');

  return [...changes];
}

function changesBy(added: PdfDict): LaterChange[] {
  return activeKeyIn(added) ? ['active-content'] : [];
}

/** Names are checked as keys and as values: an action states its type as `/S /JavaScript`. */
function activeKeyIn(dict: PdfDict): boolean {
  return [...dict].some(
    ([key, value]) =>
      ACTIVE_KEYS.has(key.value) ||
      (value instanceof PdfName && ACTIVE_KEYS.has(value.value)) ||
      (value instanceof PdfDict && activeKeyIn(value)),
  );
}

function hasForeignAnnotation(before: PDF, after: PDF): boolean {
  return after.getPages().some((page, at) => {
    const known = new Set(
      annotationsOf(before, before.getPages()[at]?.dict).map((item) => canonical(item, NO_KEYS)),
    );
    return annotationsOf(after, page.dict).some(
      (item) => !known.has(canonical(item, NO_KEYS)) && !isSignatureWidget(after, item),
    );
  });
}

function annotationsOf(document: PDF, page: PdfDict | undefined): PdfObject[] {
  return [...(page?.getArray('Annots', (ref) => document.getObject(ref)) ?? [])];
}

function isSignatureWidget(document: PDF, annotation: PdfObject): boolean {
  const dict = annotation instanceof PdfRef ? document.getObject(annotation) : annotation;
  return dict instanceof PdfDict && dict.getName('FT')?.value === 'Sig';
}

function writtenBySigning(object: PdfObject): ReadonlySet<string> {
  const type = object instanceof PdfDict ? object.getName('Type')?.value : undefined;
  if (type === 'Catalog') return CATALOG_KEYS;
  return type === 'Page' ? PAGE_KEYS : NO_KEYS;
}

/** The same text for the same object, whatever the order of its keys. */
function canonical(object: PdfObject | null, ignored: ReadonlySet<string>): string {
  if (object instanceof PdfRef) return `${object.objectNumber} ${object.generation} R`;
  if (object instanceof PdfString) return `(${Buffer.from(object.bytes).toString('hex')})`;
  if (object instanceof PdfName) return `/${object.value}`;
  if (object instanceof PdfArray) return `[${[...object].map((item) => canonical(item, NO_KEYS)).join(' ')}]`;
  if (object instanceof PdfDict) {
    const entries = [...object]
      .filter(([key]) => !ignored.has(key.value))
      .map(([key, value]) => `/${key.value} ${canonical(value, NO_KEYS)}`)
      .sort();
    const data = object instanceof PdfStream ? createHash('sha256').update(object.data).digest('hex') : '';
    return `<<${entries.join(' ')}>>${data}`;
  }
  return object && 'value' in object ? String(object.value) : 'null';
}

/** The largest `/Size` that any revision of the file claims. */
function objectCount(pdf: Uint8Array): number {
  const text = Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength).toString('latin1');
  return Math.max(0, ...Array.from(text.matchAll(/\/Size\s+(\d{1,9})/g), ([, size]) => Number(size)));
}
