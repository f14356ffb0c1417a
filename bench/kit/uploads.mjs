// What benchmarks of uploads share: the product with room for large files, and a client of its protocol in chunks.
import { DEMO_PASSWORD, startProduct } from './servers.mjs';

export const MB = 1_000_000;
const CHUNK_BYTES = 1_048_576;
const CHUNKS_AT_ONCE = 3;
const CHUNKS = '/api/base/uploadchunk';

/** @param {string} dataDir */
export function startForUploads(dataDir) {
  const limits = { FILE_LIMIT: String(300 * MB), UPLOAD_QUOTA: String(20_000 * MB) };
  return startProduct(dataDir, { ...limits, UPLOAD_SESSIONS: '100', LOG_LEVEL: 'warn' });
}

/** A PDF by its first bytes. @param {number} size */
export function pdfOf(size) {
  const bytes = Buffer.alloc(size, 'Zażółć gęślą jaźń ');
  bytes.write('%PDF-1.7\n', 'latin1');
  return bytes;
}

/** @param {string} address @returns {Promise<Record<string, string>>} headers of somebody who is signed in */
export async function signedIn(address) {
  const body = JSON.stringify({ mail: 'anna.przykladowa@example.com', pass: DEMO_PASSWORD });
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(`${address}/api/user/login`, { method: 'POST', headers, body });
  return { token: (await answered(answer)).data.token };
}

/**
 * One file in chunks, three at once, as the library sends it.
 * @param {string} address @param {Record<string, string>} headers @param {Buffer} bytes
 * @param {() => Promise<void>} [pause] before each chunk
 */
export async function uploadInChunks(address, headers, bytes, pause = async () => undefined) {
  /** @param {object} body */
  const post = async (body) => {
    const json = { ...headers, 'content-type': 'application/json' };
    const answer = await fetch(address + CHUNKS, {
      method: 'POST',
      headers: json,
      body: JSON.stringify(body),
    });
    return (await answered(answer)).data;
  };
  const { session_id } = await post({ phase: 'start', name: 'skan.pdf', size: bytes.length, mime_type: '' });
  const offsets = Array.from({ length: Math.ceil(bytes.length / CHUNK_BYTES) }, (_, at) => at * CHUNK_BYTES);
  const waiting = offsets.values();
  const send = async () => {
    for (const offset of waiting) {
      await pause();
      const body = new FormData();
      const fields = { phase: 'upload', session_id, start_offset: String(offset) };
      for (const [name, value] of Object.entries(fields)) body.append(name, value);
      body.append('chunk', new Blob([new Uint8Array(bytes.subarray(offset, offset + CHUNK_BYTES))]));
      await answered(await fetch(address + CHUNKS, { method: 'POST', headers, body }));
    }
  };
  await Promise.all(Array.from({ length: CHUNKS_AT_ONCE }, send));
  return post({ phase: 'finish', session_id });
}

/**
 * What a server answered; refused uploads would be measured as fast ones.
 * @param {Response} answer
 */
export async function answered(answer) {
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${answer.url} answered ${answer.status}: ${text}`);
  return JSON.parse(text);
}
