import { CHUNK_BYTES, ChunkFinished, ChunkStarted, ChunkStatus, uploadSessions } from '@urzad/contract';
import type * as z from 'zod/mini';
import { failureOf, headersOf } from '../../src/shared/http/send';

/** A PDF by its first bytes, whose other bytes tell where they belong. */
export function numberedPdf(size: number): Buffer {
  const bytes = Buffer.alloc(size, ' ');
  for (let at = 0; at + 16 <= size; at += 16) bytes.write(String(at).padEnd(16, '.'), at, 'latin1');
  bytes.write('%PDF-1.7\n', 0, 'latin1');
  return bytes;
}

/** The calls of the chunked upload, as a client makes them that goes on after a crash. */
export function chunkClient(address: string, token: string | undefined) {
  const url = `${address}${uploadSessions.uploadchunk.url}`;

  async function call(init: RequestInit, query = ''): Promise<unknown> {
    const response = await fetch(url + query, init);
    const json: unknown = await response.json();
    if (!response.ok) throw failureOf(response, json);
    return json;
  }
  const post = async <Schema extends z.ZodMiniType>(schema: Schema, body: object) => {
    const headers = headersOf({ token, isJson: true });
    return schema.parse(await call({ method: 'POST', headers, body: JSON.stringify(body) }));
  };

  return {
    async start(name: string, size: number): Promise<string> {
      return (await post(ChunkStarted, { phase: 'start', name, size, mime_type: '' })).data.session_id;
    },
    async send(session_id: string, offset: number, bytes: Buffer): Promise<void> {
      const body = new FormData();
      body.append('phase', 'upload');
      body.append('session_id', session_id);
      body.append('start_offset', String(offset));
      body.append('chunk', new Blob([new Uint8Array(bytes.subarray(offset, offset + CHUNK_BYTES))]));
      await call({ method: 'POST', headers: headersOf({ token }), body });
    },
    async finish(session_id: string, sha256: string) {
      return (await post(ChunkFinished, { phase: 'finish', session_id, sha256 })).data;
    },
    async status(session_id: string) {
      return ChunkStatus.parse(await call({ headers: headersOf({ token }) }, `?session_id=${session_id}`))
        .data;
    },
  };
}
