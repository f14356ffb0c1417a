// One upload of 200 MB as a ratio to a bare HTTP server that writes to the same disk, and the memory of 20 uploads of
// 10 MB at once. Run: npm run build && node bench/uploads.mjs
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { median, start, withFolder } from './kit/servers.mjs';
import { answered, MB, pdfOf, signedIn, startForUploads, uploadInChunks } from './kit/uploads.mjs';

const ROUNDS = 5;
const WANTED = 0.33;
const FILES = 20;
const MB_WANTED = 150;
const EVERY_MS = 20;

await withFolder(async (folder) => {
  const product = await startForUploads(folder);
  const bare = await start(
    [path.join(import.meta.dirname, 'uploads-bare.mjs')],
    { FOLDER: path.join(folder, 'files') },
    '/',
  );
  try {
    const headers = await signedIn(product.address);
    await memory(product, headers);
    await speed(product, bare, headers);
  } finally {
    await Promise.all([product.stop(), bare.stop()]);
  }
});

/**
 * The time on the clock depends on the disk; the processor's is the cost of each road.
 * @typedef {{ pid: number, address: string }} Server @typedef {{ ms: number, seconds: number }} Took
 * @param {Server} product @param {Server} writer @param {Record<string, string>} headers
 */
async function speed(product, writer, headers) {
  const bytes = pdfOf(200 * MB);
  const roads = {
    bare: async () => answered(await fetch(writer.address, { method: 'POST', body: new Uint8Array(bytes) })),
    plain: async () => {
      const body = new FormData();
      body.append('files', new Blob([new Uint8Array(bytes)]), 'skan.pdf');
      return answered(
        await fetch(`${product.address}/api/base/uploadfile`, { method: 'POST', headers, body }),
      );
    },
    chunks: () => uploadInChunks(product.address, headers, bytes),
  };
  const names = /** @type {(keyof typeof roads)[]} */ (Object.keys(roads));
  /** @type {Record<keyof typeof roads, Took>[]} */
  const rounds = [];
  for (let round = 1; round <= ROUNDS; round += 1) {
    const none = { ms: 0, seconds: 0 };
    const took = { bare: none, plain: none, chunks: none };
    for (const name of names) {
      const { pid } = name === 'bare' ? writer : product;
      const [begun, before] = [performance.now(), await processorSeconds(pid)];
      await roads[name]();
      took[name] = { ms: performance.now() - begun, seconds: (await processorSeconds(pid)) - before };
    }
    rounds.push(took);
  }
  for (const name of names) {
    const rate = median(rounds.map((took) => (200 * 1000) / took[name].ms));
    const ratio = median(rounds.map((took) => took.bare.ms / took[name].ms));
    const seconds = median(rounds.map((took) => took[name].seconds));
    const cost = median(rounds.map((took) => took[name].seconds / took.bare.seconds));
    console.log(
      `${name.padEnd(8)} ${rate.toFixed(0)} MB/s, ratio ${ratio.toFixed(2)} (wanted: ${WANTED} or more); ${seconds.toFixed(2)} s of the processor, ${cost.toFixed(1)} F`,
    );
  }
}

/** What a process and its threads used so far; Linux counts in hundredths of a second. @param {number} pid */
async function processorSeconds(pid) {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
  // The name of the program, in parentheses, may have spaces.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

/** @param {Server} server @param {Record<string, string>} headers */
async function memory({ pid, address }, headers) {
  const bytes = pdfOf(10 * MB);
  // What the first upload loads and compiles is no memory of uploads.
  await uploadInChunks(address, headers, bytes);
  const before = await residentMb(pid);
  let most = before;
  const watch = setInterval(async () => {
    most = Math.max(most, await residentMb(pid));
  }, EVERY_MS);
  const begun = performance.now();
  const files = Array.from({ length: FILES }, () => uploadInChunks(address, headers, bytes));
  await Promise.all(files);
  const seconds = (performance.now() - begun) / 1000;
  clearInterval(watch);
  console.log(
    `memory   ${before.toFixed(0)} MB before, ${most.toFixed(0)} MB at most: + ${(most - before).toFixed(0)} MB (wanted: less than ${MB_WANTED}), ${((FILES * 10) / seconds).toFixed(0)} MB/s together`,
  );
}

/** What the system counts as memory of a process, in MB. @param {number} pid */
async function residentMb(pid) {
  const [, kB = 'NaN'] = /^VmRSS:\s+(\d+) kB$/m.exec(await readFile(`/proc/${pid}/status`, 'utf8')) ?? [];
  return (Number(kB) * 1024) / MB;
}
