// Uploads of 200 MB over a line so slow that they take ten minutes: one as a single body, one in chunks, at once. Each
// has to arrive whole. Run: npm run build && node bench/upload-slow.mjs
import { createHash } from 'node:crypto';
import { request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { withFolder } from './kit/servers.mjs';
import { MB, pdfOf, signedIn, startForUploads, uploadInChunks } from './kit/uploads.mjs';

const MINUTES = Number(process.env.MINUTES ?? 10);
const TURN_MS = 250;
const BOUNDARY = '----bench';

await withFolder(async (folder) => {
  const { address, stop } = await startForUploads(folder);
  try {
    const headers = await signedIn(address);
    const bytes = pdfOf(200 * MB);
    // Three chunks are under way at once, so each waits its share.
    const chunks = Math.ceil(bytes.length / 1_048_576);
    const pause = () => wait((3 * MINUTES * 60_000) / chunks).then(() => undefined);
    const roads = {
      plain: plain(address, headers, bytes),
      chunks: uploadInChunks(address, headers, bytes, pause),
    };
    await Promise.all(
      Object.entries(roads).map(async ([name, road]) => {
        const begun = performance.now();
        const { url } = await road;
        const minutes = (performance.now() - begun) / 60_000;
        const kept = Buffer.from(await (await fetch(address + url)).arrayBuffer());
        if (sha256Of(kept) !== sha256Of(bytes)) throw new Error(`${name}: what arrived is something else.`);
        console.log(`${name.padEnd(8)} 200 MB in ${minutes.toFixed(1)} minutes arrived whole`);
      }),
    );
  } finally {
    await stop();
  }
});

/** @param {Uint8Array} bytes */
function sha256Of(bytes) {
  return createHash('sha256').update(bytes).digest('hex');
}

/**
 * One body, whose bytes come a few at a time.
 * @param {string} address @param {Record<string, string>} headers @param {Buffer} bytes
 * @returns {Promise<{ url: string }>}
 */
async function plain(address, headers, bytes) {
  const disposition = 'form-data; name="files"; filename="skan.pdf"';
  const head = Buffer.from(`--${BOUNDARY}\r\nContent-Disposition: ${disposition}\r\n\r\n`);
  const tail = Buffer.from(`\r\n--${BOUNDARY}--\r\n`);
  const type = { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` };
  const length = { 'content-length': head.length + bytes.length + tail.length };
  const post = request(`${address}/api/base/uploadfile`, {
    method: 'POST',
    headers: { ...headers, ...type, ...length },
  });
  /** @type {Promise<string>} */
  const answer = new Promise((resolve, reject) => {
    post.on('error', reject);
    post.on('response', async (response) => resolve(Buffer.concat(await response.toArray()).toString()));
  });
  post.write(head);
  const share = Math.ceil(bytes.length / ((MINUTES * 60_000) / TURN_MS));
  for (let at = 0; at < bytes.length; at += share) {
    post.write(bytes.subarray(at, at + share));
    await wait(TURN_MS);
  }
  post.end(tail);
  const { data } = JSON.parse(await answer);
  if (!data) throw new Error(`The server refused the file: ${await answer}`);
  return data;
}
