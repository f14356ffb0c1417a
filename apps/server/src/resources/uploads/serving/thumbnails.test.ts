import { mkdir, rm, utimes } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, it } from 'vitest';
import { multipartOf, pdfOf } from '../../../../test/multipart';
import * as samples from '../../../../test/samples';
import { signIn } from '../../../../test/sign-in';
import { testApp } from '../../../../test/test-app';
import { sweepUnattached } from '../sweep-unattached';

const test = await testApp();
afterAll(() => test.close());
const anna = await signIn(test, 'anna.przykladowa');

const { app } = test;
const thumbnails = path.join(app.config.dataDir, 'files', 'thumbnails');

async function upload(name: string, bytes: Buffer) {
  const { headers, payload } = multipartOf(name, bytes);
  const answer = await anna.post('/api/base/uploadfile', payload, headers);
  return answer.json().data as { filename: string; url: string; thumb?: string }; // the contract says so
}

async function drawnBy(url = '') {
  const answer = await app.inject({ url });
  expect(answer.statusCode).toBe(200);
  expect(answer.headers).toMatchObject({
    'content-type': 'image/webp',
    'x-content-type-options': 'nosniff',
    'content-disposition': expect.stringMatching(/^inline/),
    'content-security-policy': expect.stringContaining('sandbox'),
  });
  const { width, height } = await sharp(answer.rawPayload).metadata();
  return [width, height];
}

it('a picture has a thumbnail beside its own bytes, which stay as they came', async () => {
  const bytes = await samples.jpg(1000, 500);
  const { url, thumb } = await upload('zdjęcie.jpg', bytes);

  expect(await drawnBy(thumb)).toEqual([320, 160]);
  expect((await app.inject({ url })).rawPayload.equals(bytes)).toBe(true);
});

it('a document has none', async () => {
  const { url, thumb } = await upload('umowa.pdf', pdfOf(300));
  expect(thumb).toBeUndefined();
  const invented = await app.inject({ url: url.replace('?', '/thumb?') });
  expect(invented.statusCode).toBe(403);
});

it('an address of a thumbnail opens neither the picture nor, after ten minutes, anything', async () => {
  const { thumb = '' } = await upload('a.png', await samples.png());
  expect((await app.inject({ url: thumb.replace('/thumb', '') })).statusCode).toBe(403);
  expect((await app.inject({ url: thumb.replace(/[0-9a-f]{32}/, '0'.repeat(32)) })).statusCode).toBe(403);

  test.clock.advance(10 * 60 * 1000 + 1000);
  expect((await app.inject({ url: thumb })).statusCode).toBe(403);
});

it('a thumbnail that was lost is drawn anew', async () => {
  const lost = await signedInUpload();
  await rm(thumbnails, { recursive: true });
  await mkdir(thumbnails);
  expect(await drawnBy(lost.thumb)).toEqual([40, 30]);
});

it('a thumbnail goes with its file', async () => {
  const gone = await signedInUpload();
  await app.files.remove(gone.filename);
  expect((await app.inject({ url: gone.thumb ?? '' })).statusCode).toBe(404);
});

it('a thumbnail without a file is swept', async () => {
  const drawn = path.join(app.config.dataDir, 'files', 'incoming', 'drawn.webp');
  await sharp(await samples.png()).toFile(drawn);
  const stray = 'f'.repeat(32);
  await app.thumbnails.keep(stray, drawn);
  await utimes(path.join(thumbnails, `${stray}.webp`), new Date(1000), new Date(1000));

  await sweepUnattached(app, test.clock.now());
  expect(await app.thumbnails.read(stray)).toBeUndefined();
});

/** With a session of its own: the clock was moved. */
async function signedInUpload() {
  const paul = await signIn(test, 'pawel.slimakowy');
  const { headers, payload } = multipartOf('a.png', await samples.png());
  const answer = await paul.post('/api/base/uploadfile', payload, headers);
  return answer.json().data as { filename: string; thumb?: string }; // the contract says so
}
