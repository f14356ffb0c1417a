import { PdfArray, PdfDict, PdfNumber, type PdfObject, type PdfRef, PdfString } from '@libpdf/core';
import type { Revision } from './revision';

/** A signature as the structure of the document presents it. */
export interface PresentedSignature {
  byteRange: number[];
  contents: Uint8Array;
  subFilter: string;
  /** `/M`: the time that the file states outside the signed attributes. */
  claimedTime: Date | undefined;
  /** A time stamp over the document: its authority is no signer. */
  isTimeStamp: boolean;
  /** What the signature allows afterwards, if it says so: 1 nothing, 2 signatures, 3 notes as well. */
  allowedChanges: number | undefined;
  fieldName: string;
  /** Names of fields that nobody may fill any more; `all` for each that is there. */
  locked: 'all' | string[];
}

/** Deeper than any real form; it ends the walk through a field tree with a cycle. */
const MAX_DEPTH = 8;
/** More than people ever sign one document. */
const MAX_FIELDS = 200;

/**
 * The signatures that a reader finds by walking from the catalog through the fields of the form. One that is in the
 * bytes but not here was moved out of the structure (signature wrapping); one that two fields share is listed twice.
 */
export function presentedSignatures({ document, resolve }: Revision): PresentedSignature[] {
  const found: PresentedSignature[] = [];
  let seen = 0;

  const visit = (object: PdfObject | null | undefined, path: readonly string[]) => {
    const field = resolve(object);
    seen += 1;
    if (!(field instanceof PdfDict) || path.length > MAX_DEPTH || seen > MAX_FIELDS) return;

    const names = [...path, field.getString('T')?.asString() ?? ''];
    const value = resolve(field.get('V'));
    if (value instanceof PdfDict && value.get('ByteRange')) {
      found.push(signatureOf(value, names.filter(Boolean).join('.'), resolve));
    }
    for (const kid of listOf(field.get('Kids'), resolve)) visit(kid, names);
  };
  const form = resolve(document.getCatalog().get('AcroForm'));
  if (form instanceof PdfDict) for (const field of listOf(form.get('Fields'), resolve)) visit(field, []);

  return found;
}

type Resolve = Revision['resolve'];

export function listOf(object: PdfObject | undefined, resolve: Resolve): PdfObject[] {
  const list = resolve(object);
  return list instanceof PdfArray ? [...list] : [];
}

function signatureOf(value: PdfDict, fieldName: string, resolve: Resolve): PresentedSignature {
  const contents = resolve(value.get('Contents'));
  const resolver = (ref: PdfRef) => resolve(ref);
  const claimed = value.getString('M', resolver);
  const subFilter = value.getName('SubFilter', resolver)?.value ?? '';

  return {
    byteRange: listOf(value.get('ByteRange'), resolve).map((item) =>
      item instanceof PdfNumber ? item.value : -1,
    ),
    contents: contents instanceof PdfString ? contents.bytes : new Uint8Array(),
    subFilter,
    claimedTime: claimed && toDate(claimed.asString()),
    isTimeStamp: subFilter === 'ETSI.RFC3161',
    fieldName,
    ...transformsOf(value, resolve),
  };
}

/** `/Reference`: a certification (DocMDP), and a lock of fields (FieldMDP). */
function transformsOf(
  value: PdfDict,
  resolve: Resolve,
): Pick<PresentedSignature, 'allowedChanges' | 'locked'> {
  const resolver = (ref: PdfRef) => resolve(ref);
  const levels: number[] = [];
  const locked: string[] = [];
  let locksAll = false;
  for (const item of listOf(value.get('Reference'), resolve)) {
    const reference = resolve(item);
    if (!(reference instanceof PdfDict)) continue;
    const method = reference.getName('TransformMethod', resolver)?.value;
    const params = resolve(reference.get('TransformParams'));
    const given = params instanceof PdfDict ? params : new PdfDict();
    if (method === 'DocMDP') levels.push(given.getNumber('P', resolver)?.value ?? 2);
    if (method !== 'FieldMDP') continue;
    const action = given.getName('Action', resolver)?.value;
    const names = listOf(given.get('Fields'), resolve).map((name) =>
      name instanceof PdfString ? name.asString() : '',
    );
    if (action === 'Include') locked.push(...names);
    else locksAll = true;
  }
  const allowedChanges = levels.length === 0 ? undefined : Math.min(...levels);
  return { allowedChanges, locked: locksAll ? 'all' : locked };
}

/** `D:20270210080000Z`, `D:20270210090000+01'00'`. */
function toDate(text: string): Date | undefined {
  const parts = /^D:(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)(?:Z|([+-])(\d\d)'?(\d\d)?'?)?/.exec(text);
  if (!parts) return undefined;

  const [, year, month, day, hour, minute, second, sign, zoneHour = '00', zoneMinute = '00'] = parts;
  const zone = sign ? `${sign}${zoneHour}:${zoneMinute}` : 'Z';
  const date = new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}${zone}`);
  return Number.isNaN(date.getTime()) ? undefined : date;
}
