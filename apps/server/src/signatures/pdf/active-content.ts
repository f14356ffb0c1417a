import { PdfArray, PdfDict, PdfName, type PdfObject, PdfRef, PdfStream } from '@libpdf/core';
import type { Revision } from './revision';

/** Keys by which a document does something, or brings something that is not shown as a page. */
const ACTIVE_KEYS = new Set([
  'A',
  'AA',
  'AF',
  'EF',
  'EmbeddedFile',
  'EmbeddedFiles',
  'JS',
  'JavaScript',
  'Launch',
  'Next',
  'OPI',
  'OpenAction',
  'PA',
  'Ref',
  'RichMediaContent',
  'URI',
  'XFA',
]);
/** Types of actions and of what they need, wherever they stand as a value. */
const ACTIVE_NAMES = new Set([
  'Action',
  'EmbeddedFile',
  'Filespec',
  'GoTo3DView',
  'GoToE',
  'GoToR',
  'Hide',
  'ImportData',
  'JavaScript',
  'Launch',
  'Movie',
  'Named',
  'PS',
  'Rendition',
  'ResetForm',
  'RichMedia',
  'RichMediaExecute',
  'SetOCGState',
  'Sound',
  'SubmitForm',
  'Thread',
  'URI',
  'XFA',
]);
/** A stream may take its data from another file. */
const FOREIGN_DATA = ['F', 'FFilter'];

/** More objects than a signature brings. */
const MAX_OBJECTS = 50_000;

export class TooManyObjects extends Error {}

/**
 * Whether anything that can be reached from a value acts: a script, an address, a form to send, a file inside.
 *
 * @param known numbers of objects that were issued and are compared elsewhere
 * @throws TooManyObjects
 */
export function isActive(
  value: PdfObject | null | undefined,
  { resolve }: Revision,
  known: ReadonlySet<string> = new Set(),
): boolean {
  const seen = new Set(known);
  const open: (PdfObject | null | undefined)[] = [value];
  let count = 0;
  while (open.length > 0) {
    count += 1;
    if (count > MAX_OBJECTS) throw new TooManyObjects();
    const object = open.pop();
    if (object instanceof PdfRef) {
      if (!seen.has(String(object))) open.push(resolve(object));
      seen.add(String(object));
    } else if (object instanceof PdfName) {
      if (ACTIVE_NAMES.has(object.value)) return true;
    } else if (object instanceof PdfArray) {
      for (const item of object) if (canAct(item)) open.push(item);
    } else if (object instanceof PdfDict) {
      for (const [key, item] of object) {
        if (ACTIVE_KEYS.has(key.value)) return true;
        if (canAct(item)) open.push(item);
      }
      if (object instanceof PdfStream && FOREIGN_DATA.some((key) => object.has(key))) return true;
    }
  }
  return false;
}

/** Numbers and texts do nothing: a font alone may bring a hundred thousand widths. */
function canAct(value: PdfObject): boolean {
  return (
    value instanceof PdfRef ||
    value instanceof PdfName ||
    value instanceof PdfArray ||
    value instanceof PdfDict
  );
}
