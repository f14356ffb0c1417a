import { PdfArray, PdfDict, PdfNumber, type PdfObject, PdfRef, PdfStream } from '@libpdf/core';
import type { Revision } from './revision';
import { listOf } from './signature-fields';

const KEYS = new Set([
  'AP',
  'AS',
  'BS',
  'Border',
  'DA',
  'DR',
  'F',
  'FT',
  'Ff',
  'H',
  'Kids',
  'Lock',
  'M',
  'MK',
  'NM',
  'P',
  'Parent',
  'Q',
  'Rect',
  'SV',
  'StructParent',
  'Subtype',
  'T',
  'TM',
  'TU',
  'Type',
  'V',
]);
/** Drawn at another size than its rectangle, or only in some moments. */
const FORBIDDEN_FLAGS = 8 | 256;
/** Drawn upright on a page that is turned, so beside its rectangle. */
const UPRIGHT = 16;

/** A signature field that was not issued, as it may lie on a page. */
export interface AddedWidget {
  /** `12 0 R`, by which a page lists it. */
  reference: string;
  rect: Rect;
  isVisible: boolean;
  staysUpright: boolean;
}

/** Left, bottom, right, top. */
export type Rect = readonly [number, number, number, number];

/**
 * A field that an update added: a signature with one widget, which draws inside its own rectangle only.
 * @returns `undefined` when it is anything else
 */
export function findAddedWidget(object: PdfObject, { resolve }: Revision): AddedWidget | undefined {
  const field = resolve(object);
  if (!(object instanceof PdfRef) || !(field instanceof PdfDict) || field instanceof PdfStream)
    return undefined;
  if (resolve(field.get('Parent')) || !hasKnownKeys(field)) return undefined;
  const resolver = (ref: PdfRef) => resolve(ref);
  const isSigned = resolve(field.get('V')) instanceof PdfDict;
  if (field.getName('FT', resolver)?.value !== 'Sig') return undefined;

  const kids = listOf(field.get('Kids'), resolve);
  const [own] = kids.length === 0 ? [object] : kids;
  const widget = resolve(own);
  if (kids.length > 1 || !(own instanceof PdfRef) || !(widget instanceof PdfDict)) return undefined;
  if (!hasKnownKeys(widget) || (kids.length === 1 && widget.has('FT') && widget.has('V'))) return undefined;

  const rect = rectOf(widget.get('Rect'), resolve);
  const isVisible = (rect[2] - rect[0]) * (rect[3] - rect[1]) > 0;
  const isRight = isVisible ? isSigned && drawsInside(widget, resolve) : drawsNothing(widget, resolve);
  const staysUpright = hasFlag(widget, UPRIGHT, resolve);
  return isRight ? { reference: String(own), rect, isVisible, staysUpright } : undefined;
}

/** Whether what a widget draws fits into its rectangle: that is where readers put the box of its picture. */
export function drawsInside(widget: PdfDict, resolve: Revision['resolve']): boolean {
  if (hasFlag(widget, FORBIDDEN_FLAGS, resolve)) return false;
  return picturesOf(widget, resolve).every(
    (picture) => picture instanceof PdfStream && hasBox(picture, resolve),
  );
}

function hasFlag(widget: PdfDict, mask: number, resolve: Revision['resolve']): boolean {
  const flags = resolve(widget.get('F'));
  return flags instanceof PdfNumber && (flags.value & mask) !== 0;
}

function drawsNothing(widget: PdfDict, resolve: Revision['resolve']): boolean {
  return picturesOf(widget, resolve).every((picture) => {
    if (!(picture instanceof PdfStream)) return false;
    const [left, bottom, right, top] = rectOf(picture.get('BBox'), resolve);
    return left === right || bottom === top;
  });
}

function picturesOf(widget: PdfDict, resolve: Revision['resolve']): (PdfObject | null)[] {
  const appearance = resolve(widget.get('AP'));
  if (!appearance) return [];
  return appearance instanceof PdfDict ? [...appearance].map(([, picture]) => resolve(picture)) : [null];
}

function hasBox(picture: PdfStream, resolve: Revision['resolve']): boolean {
  const [left, bottom, right, top] = rectOf(picture.get('BBox'), resolve);
  return left < right && bottom < top;
}

/** Nothing of a rectangle is known for sure until its corners are sorted. */
function rectOf(object: PdfObject | undefined, resolve: Revision['resolve']): Rect {
  const list = resolve(object);
  const items = list instanceof PdfArray ? [...list].map(resolve) : [];
  const [a = 0, b = 0, c = 0, d = 0] = items.map((item) => (item instanceof PdfNumber ? item.value : 0));
  return [Math.min(a, c), Math.min(b, d), Math.max(a, c), Math.max(b, d)];
}

function hasKnownKeys(dict: PdfDict): boolean {
  return [...dict.keys()].every(({ value }) => KEYS.has(value));
}
