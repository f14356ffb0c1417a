import { PdfDict, PdfStream } from '@libpdf/core';
import { type Certificate, certificatesOf } from '../certificates/certificate';
import type { Revision } from './revision';
import { listOf } from './signature-fields';

/** More than any document needs for its signatures. */
const MAX_ITEMS = 60;
const MAX_BYTES = 2_000_000;

/** What a document carries so that its signatures can be checked later (`/DSS`, PAdES B-LT), in DER. */
export interface ValidationData {
  certificates: Certificate[];
  lists: Uint8Array[];
  answers: Uint8Array[];
}

export function validationData({ document, resolve }: Revision): ValidationData {
  const store = resolve(document.getCatalog().get('DSS'));
  const read = (key: string) =>
    store instanceof PdfDict
      ? listOf(store.get(key), resolve)
          .slice(0, MAX_ITEMS)
          .map(resolve)
          .flatMap((item) => (item instanceof PdfStream ? [new Uint8Array(item.getDecodedData())] : []))
          .filter(({ length }) => length <= MAX_BYTES)
      : [];
  return { certificates: certificatesOf(read('Certs')), lists: read('CRLs'), answers: read('OCSPs') };
}
