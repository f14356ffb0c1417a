import { PDF, PdfArray, PdfDict, PdfNumber, type PdfObject, PdfRef, PdfString } from '@libpdf/core';

/** A signature as the structure of the document presents it. */
export interface CatalogSignature {
  byteRange: number[];
  contents: Uint8Array;
  subFilter: string;
  /** `/M`: the time that the file states outside the signed attributes. */
  claimedTime: Date | undefined;
}

/** Deeper than any real form; it ends the walk through a field tree with a cycle. */
const MAX_DEPTH = 8;

/**
 * The signatures that a reader finds by walking from the catalog through the fields of the form. One that is in the
 * bytes but not here was moved out of the structure (signature wrapping); one that two fields share is listed twice.
 */
export async function catalogSignatures(pdf: Uint8Array): Promise<CatalogSignature[]> {
  const document = await PDF.load(pdf);
  const resolve = (ref: PdfRef) => document.getObject(ref);
  const found: CatalogSignature[] = [];

  const visit = (object: PdfObject | null | undefined, depth: number) => {
    const field = object instanceof PdfRef ? resolve(object) : object;
    if (!(field instanceof PdfDict) || depth > MAX_DEPTH) return;

    const value = field.getDict('V', resolve);
    if (value?.get('ByteRange')) found.push(signatureOf(value, resolve));
    for (const kid of field.getArray('Kids', resolve) ?? []) visit(kid, depth + 1);
  };
  const form = document.getCatalog().getDict('AcroForm', resolve);
  for (const field of form?.getArray('Fields', resolve) ?? []) visit(field, 0);

  return found;
}

function signatureOf(value: PdfDict, resolve: (ref: PdfRef) => PdfObject | null): CatalogSignature {
  const range = value.get('ByteRange', resolve);
  const contents = value.get('Contents', resolve);
  const claimed = value.getString('M', resolve);

  return {
    byteRange:
      range instanceof PdfArray
        ? [...range].map((item) => (item instanceof PdfNumber ? item.value : -1))
        : [],
    contents: contents instanceof PdfString ? contents.bytes : new Uint8Array(),
    subFilter: value.getName('SubFilter', resolve)?.value ?? '',
    claimedTime: claimed && toDate(claimed.asString()),
  };
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
