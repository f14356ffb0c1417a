import { access, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import * as samples from '../../../test/samples';
import { WORKERS_DIR } from '../../paths';
import { pictureDecoder } from './picture-decoder';

const folder = await mkdtemp(path.join(tmpdir(), 'pictures-'));
afterAll(() => rm(folder, { recursive: true }));

const PHOTO = await samples.jpg(400, 300);
const thumbnail = path.join(folder, 'thumbnail.webp');
const decode = pictureDecoder(path.join(WORKERS_DIR, 'draw-thumbnail.mjs'));

async function draws(bytes: Uint8Array, by = decode, isDrawing = false): Promise<boolean> {
  const picture = path.join(folder, 'picture');
  await rm(thumbnail, { force: true });
  await writeFile(picture, bytes);
  return by({ path: picture, id_user: 1, isDrawing }, thumbnail);
}

async function programOf(text: string): Promise<string> {
  const file = path.join(folder, 'program.mjs');
  await writeFile(file, text);
  return file;
}

it('draws a thumbnail in WebP, its longer side 320 px', async () => {
  expect(await draws(await samples.jpg(1600, 800))).toBe(true);
  expect(await sharp(await readFile(thumbnail)).metadata()).toMatchObject({
    format: 'webp',
    width: 320,
    height: 160,
  });
});

it('does not draw a small picture larger than it is', async () => {
  expect(await draws(await samples.png(40, 30))).toBe(true);
  expect(await sharp(await readFile(thumbnail)).metadata()).toMatchObject({ width: 40, height: 30 });
});

it('turns a photograph upright, and keeps nothing that says where it was taken', async () => {
  const place = { IFD3: { GPSLatitude: '52/1 13/1 0/1', GPSLatitudeRef: 'N' } };
  const sideways = await sharp(await samples.jpg(400, 200))
    .withExif(place)
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  expect(await draws(sideways)).toBe(true);

  const { width, height, exif, orientation } = await sharp(await readFile(thumbnail)).metadata();
  expect({ width, height, exif, orientation }).toMatchObject({ width: 160, height: 320 });
  expect([exif, orientation]).toEqual([undefined, undefined]);
});

describe('refuses, and leaves no thumbnail of', () => {
  it.each([
    ['text', Buffer.from('no picture')],
    ['a flood of pixels', samples.pngClaiming({ width: 60_000, height: 60_000 })],
    ['a picture of which only the header came', samples.pngClaiming({ width: 400, height: 300 })],
    ['half of a photograph', PHOTO.subarray(0, 700)],
  ])('%s', async (_what, bytes) => {
    expect(await draws(bytes)).toBe(false);
    await expect(access(thumbnail)).rejects.toThrow('ENOENT');
  });

  it('a bomb: a few bytes that become half a gigabyte', async () => {
    const bomb = await samples.transparentPng({ width: 7_900, height: 7_900, depth: 16, interlaced: true });
    expect(bomb.length).toBeLessThan(3_000_000);
    expect(await draws(bomb)).toBe(false);
  });

  it('a picture that ends its decoder', async () => {
    const crashing = pictureDecoder(await programOf('process.abort();'));
    expect(await draws(await samples.png(), crashing)).toBe(false);
  });

  it('a picture that takes its decoder longer than a second of the processor, where no more is allowed', async () => {
    const endless = pictureDecoder(await programOf('for (;;);'), { cpuSeconds: 1, memoryKb: 512 * 1024 });
    expect(await draws(await samples.png(), endless)).toBe(false);
  });
});

it('gives a drawing less time than a photograph', async () => {
  const busy = pictureDecoder(
    await programOf(
      'for (let used = 0; used < 3_000_000; ) { const { user, system } = process.cpuUsage(); used = user + system; }',
    ),
  );
  expect(await draws(await samples.png(), busy, true)).toBe(false);
  expect(await draws(await samples.png(), busy)).toBe(true);
});

it('draws the large pictures of phones within its limits', async () => {
  expect(await draws(await samples.jpg(8_000, 6_000))).toBe(true);
});

it('says that it is at fault itself, when its program is not there', async () => {
  const missing = pictureDecoder(path.join(folder, 'nothing.mjs'));
  await expect(draws(await samples.png(), missing)).rejects.toThrow('Pictures cannot be decoded');
});

it('tells the program no setting of the server', async () => {
  const telling = pictureDecoder(
    await programOf(
      "import { writeFileSync } from 'node:fs'; writeFileSync(process.argv[3], Object.keys(process.env).join());",
    ),
  );
  expect(await draws(await samples.png(), telling)).toBe(true);
  expect(await readFile(thumbnail, 'utf8')).not.toMatch(/SECRET|PATH=|HOME/);
});
