import { randomBytes } from 'node:crypto';

/** A body as a browser's form makes it, with one file. */
export function multipartOf(name: string, bytes: Uint8Array, field = 'files') {
  const boundary = `----test${randomBytes(8).toString('hex')}`;
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="${field}"; filename="${name}"\r\nContent-Type: application/octet-stream\r\n\r\n`;

  return {
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    payload: Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]),
  };
}

const PDF_HEAD = '%PDF-1.7\n';

/** Bytes that begin as a PDF does, of exactly this size. */
export function pdfOf(size: number): Buffer {
  return Buffer.concat([Buffer.from(PDF_HEAD), Buffer.alloc(size - PDF_HEAD.length, ' ')]);
}

/** The first bytes of a Windows program. */
export function exeBytes(): Buffer {
  return Buffer.concat([Buffer.from('MZ'), Buffer.alloc(300)]);
}
