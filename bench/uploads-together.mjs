// 20 uploads of 10 MB at once, as a ratio to what bare servers of Node take on the same disk in the same run: whole bodies,
// synced or not, and bodies of a chunk. TMPDIR=/dev/shm tells the processor from the disk, and so do the seconds that each
// server had the processor, which other work on the machine changes least.
// Run: npm run build && node bench/uploads-together.mjs
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { median, start, withFolder } from './kit/servers.mjs';
import {
  answered,
  CHUNK_BYTES,
  MB,
  pdfOf,
  signedIn,
  startForUploads,
  uploadInChunks,
} from './kit/uploads.mjs';

const ROUNDS = 3;
const FILES = 20;
const FILE_BYTES = 10 * MB;
const CHUNKS_AT_ONCE = 3;
/** Of a second, in which the system counts. */
const TICK = 0.01;

/** @typedef {{ server: { pid: number, address: string }, road: (address: string) => Promise<unknown> }} Road */
/** @typedef {{ rate: number, busy: number }} Took MB/s together, and seconds of the processor */

await withFolder(async (folder) => {
  const product = await startForUploads(folder);
  const [synced, unsynced] = await Promise.all(['yes', 'no'].map((sync) => bareServer(folder, sync)));
  if (!synced || !unsynced) throw new Error('A bare server is missing.');
  try {
    const headers = await signedIn(product.address);
    const bytes = pdfOf(FILE_BYTES);
    await compare({
      'bare, not synced': { server: unsynced, road: (address) => send(address, bytes) },
      'bare, synced': { server: synced, road: (address) => send(address, bytes) },
      'bare, chunks': { server: synced, road: (address) => sendInChunks(address, bytes) },
      ours: { server: product, road: (address) => uploadInChunks(address, headers, bytes) },
    });
  } finally {
    await Promise.all([product, synced, unsynced].map((server) => server.stop()));
  }
});

/** @param {string} folder @param {string} sync */
function bareServer(folder, sync) {
  const env = { FOLDER: path.join(folder, 'files'), SYNC: sync };
  return start([path.join(import.meta.dirname, 'uploads-bare.mjs')], env, '/');
}

/** Each road in turns, after a round that is not counted. @param {Record<string, Road>} roads */
async function compare(roads) {
  /** @type {Record<string, Took>[]} */
  const rounds = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    /** @type {Record<string, Took>} */
    const took = {};
    for (const [name, road] of Object.entries(roads)) took[name] = await taken(road);
    if (round > 0) rounds.push(took);
  }
  for (const name of Object.keys(roads)) {
    const figures = rounds.map((took) => took[name] ?? { rate: Number.NaN, busy: Number.NaN });
    const ratio = median(figures.map(({ rate }, at) => (rounds[at]?.ours?.rate ?? Number.NaN) / rate));
    const rate = median(figures.map((took) => took.rate)).toFixed(0);
    const busy = median(figures.map((took) => took.busy)).toFixed(2);
    console.log(
      `${name.padEnd(17)} ${rate} MB/s together, ${busy} s of the processor; ours is ${ratio.toFixed(2)} of its rate`,
    );
  }
}

/** @param {Road} road @returns {Promise<Took>} */
async function taken({ server: { pid, address }, road }) {
  const before = await busyOf(pid);
  const begun = performance.now();
  await Promise.all(Array.from({ length: FILES }, () => road(address)));
  const seconds = (performance.now() - begun) / 1000;
  return { rate: (FILES * FILE_BYTES) / MB / seconds, busy: (await busyOf(pid)) - before };
}

/** Seconds that a process had the processor, its own and those of the system for it. @param {number} pid */
async function busyOf(pid) {
  const [, facts = ''] = (await readFile(`/proc/${pid}/stat`, 'utf8')).split(') ');
  const [user, system] = facts.split(' ').slice(11, 13);
  return (Number(user) + Number(system)) * TICK;
}

/** @param {string} address @param {Buffer} bytes */
async function send(address, bytes) {
  return answered(await fetch(address, { method: 'POST', body: new Uint8Array(bytes) }));
}

/** Three at once, as the library sends them. @param {string} address @param {Buffer} bytes */
async function sendInChunks(address, bytes) {
  const offsets = Array.from({ length: Math.ceil(bytes.length / CHUNK_BYTES) }, (_, at) => at * CHUNK_BYTES);
  const waiting = offsets.values();
  const next = async () => {
    for (const offset of waiting) await send(address, bytes.subarray(offset, offset + CHUNK_BYTES));
  };
  await Promise.all(Array.from({ length: CHUNKS_AT_ONCE }, next));
}
