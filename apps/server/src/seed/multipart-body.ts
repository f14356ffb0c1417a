import { randomBytes } from 'node:crypto';

/** A body as a browser's form makes it, with one file. */
export function multipartOf(name: string, bytes: Uint8Array, field = 'files') {
  const boundary = `----form${randomBytes(8).toString('hex')}`;
  const head = [
    `--${boundary}`,
    `Content-Disposition: form-data; name="${field}"; filename="${name}"`,
    'Content-Type: application/octet-stream',
    '',
    '',
  ].join('\r\n');

  return {
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    payload: Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]),
  };
}
