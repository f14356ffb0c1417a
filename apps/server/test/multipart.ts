export { multipartOf } from '../src/seed/multipart-body';

const PDF_HEAD = '%PDF-1.7\n';

/** Bytes that begin as a PDF does, of exactly this size. */
export function pdfOf(size: number): Buffer {
  return Buffer.concat([Buffer.from(PDF_HEAD), Buffer.alloc(size - PDF_HEAD.length, ' ')]);
}

/** The first bytes of a Windows program. */
export function exeBytes(): Buffer {
  return Buffer.concat([Buffer.from('MZ'), Buffer.alloc(300)]);
}
