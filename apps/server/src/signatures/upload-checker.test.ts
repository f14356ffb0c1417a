import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { padesSeal } from './pades-seal';
import { issued, stream } from './testing/forgeries/updates.mjs';
import { aSigner } from './testing/signers';
import { uploadChecker } from './upload-checker';

const FILES = path.join(import.meta.dirname, 'testing/forgeries/files');
const file = (name: string) => new Uint8Array(readFileSync(path.join(FILES, name)));
const trust = {
  anchors: [{ certificate: file('root.cer'), purposes: ['personal'] as const }],
  revocationLists: [file('root.crl')],
};
const document = {
  issued: file('issued.pdf'),
  uploaded: file('right-plain.pdf'),
  receivedAt: new Date('2027-02-10T09:00:00.000Z'),
};
const LIMITS = { cpuMs: 15_000, heapMb: 512, growthBytes: 1_000_000_000 };

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'checker-'));
  // As the server is built, but whole: packages are not found from a temporary folder.
  await build({
    configFile: false,
    logLevel: 'silent',
    build: { ssr: path.join(import.meta.dirname, 'check-worker.ts'), outDir: folder, target: 'node20' },
    ssr: { noExternal: true },
  });
});
afterAll(() => rm(folder, { recursive: true }));

const programOf = async (text: string) => {
  const program = path.join(folder, `program-${Math.random()}.mjs`);
  await writeFile(program, text);
  return program;
};

it('gives the verdict of a thread', async () => {
  const check = uploadChecker(path.join(folder, 'check-worker.js'), trust);
  expect(await check(document)).toMatchObject({
    result: 'TOTAL_PASSED',
    signatures: [{ name: 'Anna Przykładowa', moment: { at: document.receivedAt, from: 'receipt' } }],
  });
});

it('leaves the thread that answers free meanwhile', async () => {
  const check = uploadChecker(
    await programOf('const end = Date.now() + 400; while (Date.now() < end);'),
    trust,
  );
  let turns = 0;
  const counter = setInterval(() => {
    turns += 1;
  }, 5);
  await expect(check(document)).rejects.toThrow('without an answer');
  clearInterval(counter);
  expect(turns).toBeGreaterThan(10);
});

const PAUSE = 'const pause = (ms) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);';

it('waits for a thread that has to wait for the processor', async () => {
  const program = await programOf(
    `import { parentPort } from 'node:worker_threads'; ${PAUSE} pause(2_000); parentPort.postMessage('a verdict');`,
  );
  const check = uploadChecker(program, trust, { ...LIMITS, cpuMs: 1_000 });
  expect(await check(document)).toBe('a verdict');
});

it.each([
  ['time', 'while (true);', { cpuMs: 300 }],
  ['patience', `${PAUSE} pause(600_000);`, { cpuMs: 100 }],
  ['objects', 'const all = []; while (true) all.push({ all: [...all.slice(-9)] });', { heapMb: 32 }],
  [
    'bytes',
    'const all = []; while (true) all.push(new Uint8Array(10_000_000).fill(1));',
    { growthBytes: 100_000_000 },
  ],
])('refuses a file that needs more %s than a document does', async (_what, text, limit) => {
  const check = uploadChecker(await programOf(text), trust, { ...LIMITS, ...limit });
  expect(await check(document)).toEqual({ result: 'FAILED', problems: ['too-complex'], signatures: [] });
});

it('says when the thread itself cannot work', async () => {
  const check = uploadChecker(await programOf('throw new Error("broken")'), trust);
  await expect(check(document)).rejects.toThrow('broken');
});

it('takes little longer for 20 MB than for a page', async () => {
  const pictures = Array.from({ length: 20 }, (_, at) => [100 + at, picture()] as const);
  const names = pictures.map(([number]) => `/P${number} ${number} 0 R`).join(' ');
  const large = issued({ catalog: `/PieceInfo << ${names} >>`, more: Object.fromEntries(pictures) });
  const seal = padesSeal(await aSigner('Urząd'));
  const request = { reason: 'Próba', location: 'Zielony Staw', signingTime: document.receivedAt };
  const { pdf } = await seal.seal(large, request);
  const anchors = seal.trusted.map((certificate) => ({ certificate, purposes: ['seal'] as const }));
  const check = uploadChecker(path.join(folder, 'check-worker.js'), { anchors, revocationLists: [] });

  const page = await fastest(() => check(document));
  const whole = await fastest(async () => {
    const { problems } = await check({ issued: large, uploaded: pdf, receivedAt: document.receivedAt });
    expect(problems).toEqual(['revocation-unknown']);
  });
  expect(large.length).toBeGreaterThan(20_000_000);
  expect(whole / page).toBeLessThan(5);
});

const picture = () => stream(randomBytes(1_000_000).toString('latin1'), '/Type /XObject /Subtype /Image');

/** The least time of the processor, in microseconds, so that what else the machine does counts for nothing. */
async function fastest(run: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < 3; round += 1) {
    const began = process.cpuUsage();
    await run();
    const { user, system } = process.cpuUsage(began);
    times.push(user + system);
  }
  return Math.min(...times);
}
