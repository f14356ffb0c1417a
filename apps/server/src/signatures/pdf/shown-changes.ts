import {
  PdfBool,
  PdfDict,
  PdfName,
  PdfNumber,
  type PdfObject,
  PdfRef,
  PdfStream,
  PdfString,
} from '@libpdf/core';
import { isActive } from './active-content';
import { type AddedWidget, drawsInside, findAddedWidget } from './added-fields';
import { compareObjects, type Pair, pairsOf } from './compare-objects';
import { coversText } from './covered-text';
import type { Revision, UpdatedRevision } from './revision';
import { listOf } from './signature-fields';

export type ShownChange =
  | 'content-changed' // a page, a picture, a font: what the document shows
  | 'annotation-added' // something laid over a page that is not a signature
  | 'text-covered' // a signature that lies over what was issued
  | 'active-content'; // scripts, addresses, forms to send, files inside

/** What an update may add to the catalog: nothing of it is shown. */
const CATALOG_KEYS = new Set(['AcroForm', 'DSS', 'Extensions', 'Metadata', 'Perms', 'Version']);
const PAGE_KEYS = new Set(['Annots', 'Tabs']);
const FORM_KEYS = new Set(['DA', 'DR', 'Fields', 'NeedAppearances', 'SigFlags']);
/** What signing writes into a field that was issued empty. */
const SIGNED_KEYS = new Set(['AP', 'F', 'M', 'MK', 'V']);

/**
 * What a later revision shows otherwise than the issued one. Everything that the newest catalog leads to is compared with
 * what was issued, whatever the updates replaced and wherever their trailers point; only signatures, metadata and
 * validation data may be added (shadow attacks, 2021).
 */
export function shownChanges(before: Revision, after: UpdatedRevision): ShownChange[] {
  const changes = new Set<ShownChange>();
  const added: (PdfObject | undefined)[] = [];
  const pages = pageNumbers(before);
  const { widgets, pairs } = formOf(before, after, added, changes);
  const onPages = new Set<string>();
  if (!after.updates.isSameRoot || replacesStream(before, after)) changes.add('content-changed');

  const exception = (was: PdfDict, is: PdfDict, at: string | undefined): readonly Pair[] | undefined => {
    if (was === catalogOf(before)) return catalogPairs(was, is, added);
    const page = at === undefined ? undefined : pages.get(at);
    if (page !== undefined) return pagePairs(was, is, page);
    return isEmptySignature(was, before) ? signedPairs(was, is, added, after) : undefined;
  };

  /** The issued annotations as they were, then widgets of added signatures, each once. */
  const pagePairs = (was: PdfDict, is: PdfDict, page: number): Pair[] => {
    const [issued, now] = [
      listOf(was.get('Annots'), before.resolve),
      listOf(is.get('Annots'), after.resolve),
    ];
    for (const item of now.slice(issued.length)) {
      const widget = widgets.get(String(item));
      const isFit = widget && !onPages.has(String(item)) && !(widget.staysUpright && isTurned(before, page));
      if (!isFit) changes.add(isActive(item, after) ? 'active-content' : 'annotation-added');
      else if (widget.isVisible && coversText(before, page, widget.rect)) changes.add('text-covered');
      onPages.add(String(item));
    }
    const tabs = is.get('Tabs') instanceof PdfName ? [] : [[was.get('Tabs'), is.get('Tabs')] as const];
    return [...pairsOf(was, is, PAGE_KEYS), ...tabs, ...issued.map((item, at) => [item, now[at]] as const)];
  };

  const start: Pair[] = [[catalogOf(before), catalogOf(after)], ...pairs];
  const { differences, reached } = compareObjects(start, before, after, exception);
  for (const [was, is] of differences) {
    changes.add(isActive(is, after) && !isActive(was, before) ? 'active-content' : 'content-changed');
  }
  // A certification may name the catalog, which was compared from the start.
  reached.add(after.updates.root);
  if (added.some((item) => isActive(item, after, reached))) changes.add('active-content');
  return [...changes];
}

function catalogOf({ document }: Revision): PdfDict {
  return document.getCatalog();
}

function isTurned({ document }: Revision, page: number): boolean {
  return document.getPage(page)?.rotation !== 0;
}

function pageNumbers({ document }: Revision): Map<string, number> {
  return new Map(document.getPages().map(({ ref }, at) => [String(ref), at]));
}

/** Pages, pictures and fonts are never written again by a signer; readers disagree about damaged streams. */
function replacesStream(before: Revision, after: UpdatedRevision): boolean {
  return [...after.updates.entries.keys()].some((number) => {
    const was = before.document.getObject(PdfRef.of(number));
    const type = was instanceof PdfStream ? was.getName('Type')?.value : undefined;
    return was instanceof PdfStream && type !== 'Metadata' && type !== 'XRef' && type !== 'ObjStm';
  });
}

function catalogPairs(was: PdfDict, is: PdfDict, added: (PdfObject | undefined)[]): Pair[] {
  for (const key of ['DSS', 'Extensions', 'Metadata', 'Perms', 'Version']) added.push(is.get(key));
  return pairsOf(was, is, CATALOG_KEYS);
}

/** The form as it was, with signature fields behind its own. */
function formOf(
  before: Revision,
  after: UpdatedRevision,
  added: (PdfObject | undefined)[],
  changes: Set<ShownChange>,
): { widgets: Map<string, AddedWidget>; pairs: Pair[] } {
  const [was, is] = [before, after].map((revision) => revision.resolve(catalogOf(revision).get('AcroForm')));
  const old = was instanceof PdfDict ? was : new PdfDict();
  const form = is instanceof PdfDict ? is : new PdfDict();
  const issued = listOf(old.get('Fields'), before.resolve);
  const fields = listOf(form.get('Fields'), after.resolve);

  const widgets = new Map<string, AddedWidget>();
  for (const field of fields.slice(issued.length)) {
    const widget = findAddedWidget(field, after);
    if (widget) widgets.set(widget.reference, widget);
    else changes.add('annotation-added');
    added.push(field);
  }
  added.push(form.get('DR'), form.get('DA'));

  const kept = issued.map((field, at) => [field, fields[at]] as const);
  const pairs = [...pairsOf(old, form, FORM_KEYS), ...kept, ...keptResources(old, form, before, after)];
  const addsXfa = form.has('XFA') && !old.has('XFA');
  if (addsXfa) changes.add('active-content');
  if (!isNumber(form.get('SigFlags'), after) || !isText(form.get('DA'), after))
    changes.add('content-changed');
  // Readers would draw the fields anew.
  if (drawsAnew(form, after) && !drawsAnew(old, before)) changes.add('content-changed');
  return { widgets, pairs };
}

/** Resources by name: those that were issued stay. */
function keptResources(old: PdfDict, form: PdfDict, before: Revision, after: Revision): Pair[] {
  const was = before.resolve(old.get('DR'));
  const is = after.resolve(form.get('DR'));
  if (!(was instanceof PdfDict)) return [];
  if (!(is instanceof PdfDict)) return [[was, is]];
  return [...was].flatMap(([kind, value]): Pair[] => {
    const [one, other] = [before.resolve(value), after.resolve(is.get(kind))];
    if (!(one instanceof PdfDict) || !(other instanceof PdfDict)) return [[one, other]];
    return [...one].map(([name, item]) => [item, other.get(name)] as const);
  });
}

function isEmptySignature(dict: PdfDict, { resolve }: Revision): boolean {
  const parent = resolve(dict.get('Parent'));
  const field = dict.has('FT') || !(parent instanceof PdfDict) ? dict : parent;
  const type = resolve(field.get('FT'));
  return type instanceof PdfName && type.value === 'Sig' && !field.has('V');
}

function signedPairs(
  was: PdfDict,
  is: PdfDict,
  added: (PdfObject | undefined)[],
  after: Revision,
): readonly Pair[] | undefined {
  const parent = after.resolve(is.get('Parent'));
  const isSigned = is.has('V') || (parent instanceof PdfDict && parent.has('V'));
  if (!isSigned || !drawsInside(is, after.resolve)) return undefined;
  for (const key of SIGNED_KEYS) added.push(is.get(key));
  return pairsOf(was, is, SIGNED_KEYS);
}

function drawsAnew(form: PdfDict, { resolve }: Revision): boolean {
  const value = resolve(form.get('NeedAppearances'));
  return value !== null && !(value instanceof PdfBool && !value.value);
}

function isNumber(value: PdfObject | undefined, { resolve }: Revision): boolean {
  return value === undefined || resolve(value) instanceof PdfNumber;
}

function isText(value: PdfObject | undefined, { resolve }: Revision): boolean {
  return value === undefined || resolve(value) instanceof PdfString;
}
