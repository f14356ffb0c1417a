import { randomBytes } from 'node:crypto';
import { CHUNK_BYTES } from '@urzad/contract';
import type { SignedIn } from './sign-in';

export const CHUNK_URL = '/api/base/uploadchunk';

/** Fields of one chunk as they stand before its bytes. */
export interface ChunkFields {
  session_id: string;
  start_offset: number | string;
  [more: string]: unknown;
}

/** The body of one chunk, its parts in the order of vue-upload-component. */
export function chunkBody(fields: ChunkFields, bytes: Uint8Array, part = 'chunk') {
  const boundary = `----form${randomBytes(8).toString('hex')}`;
  const texts = Object.entries({ phase: 'upload', ...fields }).map(
    ([name, value]) =>
      `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${String(value)}\r\n`,
  );
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="${part}"; filename="blob"\r\nContent-Type: application/octet-stream\r\n\r\n`;

  return {
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    payload: Buffer.concat([
      Buffer.from(texts.join('') + head),
      bytes,
      Buffer.from(`\r\n--${boundary}--\r\n`),
    ]),
  };
}

/** The calls of the chunked upload by one person. */
export function chunksBy(who: SignedIn) {
  const send = (fields: ChunkFields, bytes: Uint8Array, part?: string) => {
    const { headers, payload } = chunkBody(fields, bytes, part);
    return who.post(CHUNK_URL, payload, headers);
  };
  const start = (name: string, size: number, more: object = {}) =>
    who.post(CHUNK_URL, { ...more, phase: 'start', mime_type: '', size, name });

  return {
    start,
    send,
    finish: (session_id: string, more: object = {}) =>
      who.post(CHUNK_URL, { ...more, phase: 'finish', session_id }),
    status: (session_id: string) => who.get(`${CHUNK_URL}?session_id=${session_id}`),
    cancel: (session_id: string) => who.delete(`${CHUNK_URL}?session_id=${session_id}`),
    /** A session with these of its chunks, all of them unless told. */
    async begun(name: string, bytes: Uint8Array, offsets = offsetsOf(bytes.length)): Promise<string> {
      const started = await start(name, bytes.length);
      if (started.statusCode !== 200) throw new Error(`The start was refused: ${started.body}`);
      const { session_id } = started.json().data;
      for (const offset of offsets) {
        const answer = await send({ session_id, start_offset: offset }, chunkAt(bytes, offset));
        if (answer.statusCode !== 200) throw new Error(`A chunk was refused: ${answer.body}`);
      }
      return session_id;
    },
  };
}

function offsetsOf(size: number): number[] {
  return Array.from({ length: Math.ceil(size / CHUNK_BYTES) }, (_none, at) => at * CHUNK_BYTES);
}

export function chunkAt(bytes: Uint8Array, offset: number): Uint8Array {
  return bytes.subarray(offset, offset + CHUNK_BYTES);
}
