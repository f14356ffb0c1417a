import { createCipheriv, createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { CHUNK_BYTES } from '@urzad/contract';
import { s3Stub } from '../../../server/test/s3-stub';
import { signIn } from '../kit/api';
import { testOfParts } from '../kit/parts';
import { DEMO_PASSWORD } from '../kit/people';
import { ownDataDir, removeDataDir, startServer } from '../kit/server';
import { type CutLine, cutLine } from './kit/cut-line';
import { engineUpload } from './kit/engine-upload';
import { type MortalServer, mortalServer } from './kit/mortal-server';
import { randomOf } from './kit/random';
import { dataReport } from './kit/sound-data';

/** A thousand on each store in `npm run audit -- uploads`, ten on a disk here. Of each ten one has the server killed. */
const UPLOADS = process.env.AUDIT ? 1000 : 10;
/** The same sizes and points in every run; another seed tries others. */
const SEED = Number(process.env.UPLOAD_SEED ?? 20_270_210);
const LARGEST = process.env.AUDIT ? 10_000_000 : 4_000_000;
const SMALLEST = 1_100_000;
/** Each sends one file after another, as the limit of uploads is one of a person. */
const PEOPLE = [
  ...['anna.przykladowa', 'pawel.slimakowy', 'joanna.zolwinska'].map((name) => `${name}@example.com`),
  ...['pracownik1', 'pracownik2', 'kierownik'].map((name) => `${name}@urzad.example.com`),
];
/** A token is good for a quarter of an hour. */
const TOKEN_MS = 5 * 60_000;
const LATE = { NODE_OPTIONS: `--import=${path.join(import.meta.dirname, '../kit/late-clock.mjs')}` };
const LIMITS = {
  FILE_LIMIT: String(LARGEST),
  UPLOAD_QUOTA: '100000000000',
  UPLOAD_SESSIONS: '5000',
  LOGIN_LIMIT_PER_IP: '100000',
};

const sha256Of = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/** A PDF by its first bytes, all others by chance: no part of it is like another, or like that of another file. */
function pdfOf(number: number, size: number): Buffer<ArrayBuffer> {
  const key = Buffer.alloc(16, `${SEED} ${number} `);
  const bytes = createCipheriv('aes-128-ctr', key, Buffer.alloc(16)).update(Buffer.alloc(size));
  bytes.write('%PDF-1.7\n', 'latin1');
  return Buffer.from(bytes);
}

interface Plan {
  number: number;
  size: number;
  isKill: boolean;
  sent: number;
  answers: number;
}

/** Two of three break at a byte of the person, the third at an answer of the server, which is lost. */
function plansOf(random: () => number): Plan[] {
  return Array.from({ length: UPLOADS }, (_none, number) => {
    const size = Math.round(SMALLEST + random() * (LARGEST - SMALLEST));
    const answers = 1 + Math.floor(random() * (Math.ceil(size / CHUNK_BYTES) + 2));
    const sent = Math.ceil(random() * size);
    const isByte = random() < 2 / 3;
    const never = Number.POSITIVE_INFINITY;
    const point = { sent: isByte ? sent : never, answers: isByte ? never : answers };
    return { number, size, isKill: number % 10 === 9, ...point };
  });
}

/** Signs in anew when the token grows old; the server may be away. */
function tokenOf(server: MortalServer, mail: string) {
  let token: string | undefined;
  let made = Number.NEGATIVE_INFINITY;
  return async () => {
    if (performance.now() - made < TOKEN_MS) return token;
    await expect(async () => {
      await server.back();
      ({ token } = await signIn(server.address, mail, DEMO_PASSWORD));
    }).toPass();
    made = performance.now();
    return token;
  };
}

async function download(server: MortalServer, url: string): Promise<Buffer> {
  let bytes = Buffer.alloc(0);
  await expect(async () => {
    await server.back();
    bytes = Buffer.from(await (await fetch(server.address + url)).arrayBuffer());
  }).toPass();
  return bytes;
}

/** Uploads one file over a line that breaks, and compares what the server then has. */
async function uploadThrough(server: MortalServer, plan: Plan, token: string | undefined): Promise<void> {
  const bytes = pdfOf(plan.number, plan.size);
  const line: CutLine = await cutLine(server.port, plan, () => plan.isKill && server.kill());
  try {
    const file = new File([bytes], `skan ${plan.number}.pdf`, { type: 'application/pdf' });
    const url = await engineUpload(line.address, token, file);
    const kept = await download(server, url);
    const found = [kept.length, sha256Of(kept), line.wasCut()];
    expect(found, `Upload ${plan.number} of seed ${SEED}`).toEqual([bytes.length, sha256Of(bytes), true]);
  } finally {
    await line.close();
  }
}

test.describe.configure({ mode: 'parallel' });

for (const [where, firstPort, tag] of [
  ['on a disk', 21_000, []],
  ['over S3', 22_000, ['@audit']],
] as const) {
  test(`${UPLOADS} uploads through cuts and kills lose nothing ${where}, seed ${SEED}`, {
    tag: [...tag],
  }, async () => {
    const nextPart = testOfParts();
    const dataDir = await ownDataDir();
    const store = where === 'over S3' ? await s3Stub(path.join(dataDir, 's3')) : undefined;
    const filesIn = (folder: string) => readdir(path.join(dataDir, 'files', folder));
    const env = { ...LIMITS, ...store?.settings };
    // Demo data is quickly there on a disk only. Its documents stay on it, so a store over S3 lacks them all the time.
    if (store) await (await startServer({ dataDir })).stop();
    const server = await mortalServer({ dataDir, env }, firstPort);
    const storedBefore = await filesIn('stored');
    const bucketBefore = (await store?.list()) ?? [];

    const plans = plansOf(randomOf(SEED));
    const waiting = plans.values();
    const writers = PEOPLE.map(async (mail) => {
      const token = tokenOf(server, mail);
      for (const plan of waiting) {
        nextPart();
        await uploadThrough(server, plan, await token());
      }
    });
    await Promise.race([Promise.all(writers), server.lost]);
    expect(server.kills()).toBe(plans.filter(({ isKill }) => isKill).length);
    await server.stop();
    const full = await dataReport(dataDir, env);
    expect(full).toMatchObject({ log: { state: 'intact' }, damaged: [] });

    nextPart();
    const later = await startServer({ dataDir, env: { ...env, ...LATE } });
    await expect(async () => {
      expect(await filesIn('stored')).toEqual(storedBefore);
      for (const folder of ['parts', 'incoming', 'temporary']) expect(await filesIn(folder)).toEqual([]);
      const inBucket = (await store?.list()) ?? [];
      // What a killed server left without a row lies aside for 30 days.
      expect(inBucket.filter((name) => name !== 'aside')).toEqual(bucketBefore);
    }).toPass();
    await later.stop();
    expect(await dataReport(dataDir, env)).toMatchObject({
      files: full.files - UPLOADS,
      missing: full.missing,
      strays: [],
      sessions: 0,
    });
    await store?.kill();
    await removeDataDir(dataDir);
  });
}
