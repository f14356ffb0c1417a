import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { unzipSync } from 'fflate';
import { afterAll, expect, it } from 'vitest';
import { multipartOf, pdfOf } from '../../test/multipart';
import { s3Stub } from '../../test/s3-stub';
import * as samples from '../../test/samples';
import { signIn } from '../../test/sign-in';
import { testApp } from '../../test/test-app';
import { loadConfig } from '../config';
import { archiveAddressOf } from '../resources/uploads/serving/addresses';
import { openFileStore } from '../startup/office-parts';
import { StartRefused } from '../startup/refusals/start-refused';

const folder = await mkdtemp(path.join(tmpdir(), 's3-'));
const s3 = await s3Stub(path.join(folder, 's3'));
afterAll(async () => {
  await s3.kill();
  await rm(folder, { recursive: true });
});

/** What stands behind the bucket. */
const PLACE = s3.settings.FILES_URL.replace('s3://urzad-pliki', '');
const FUTURE = new Date(Date.now() + 60_000);
const openStore = (over: Record<string, string> = {}) =>
  openFileStore(loadConfig({ NODE_ENV: 'test', DATA_DIR: folder, ...s3.settings, ...over }));

it('a store that is killed in the middle of a file has nothing of it, and goes on when it is back', async () => {
  const store = await openStore();
  let sent = 0;
  async function* killedInTheMiddle() {
    for (; sent < 40; sent += 1) {
      yield Buffer.alloc(500_000, sent);
      if (sent === 25) await s3.kill();
    }
  }
  await expect(store.write(killedInTheMiddle(), { limit: 100_000_000 })).rejects.toThrow();

  await s3.restart();
  expect(await store.list(FUTURE)).toEqual([]);
  // Its parts could not be removed while the store was away: the sweep does it once they are old.
  expect(await s3.list()).toEqual([expect.stringMatching(/^unfinished /)]);
  expect(await store.sweepTemporary(new Date(Date.now() - 60_000))).toBe(0);
  expect(await store.sweepTemporary(FUTURE)).toBe(1);
  expect(await s3.list()).toEqual([]);
  async function* whole() {
    yield Buffer.from('whole');
  }
  const { filename } = await store.write(whole(), { limit: 10 });
  const reading = await store.read(filename);
  expect(reading && (await buffer(reading.stream)).toString()).toBe('whole');
  await store.remove(filename);
});

it('an upload while the store is away is an error of the server, and leaves nothing', async () => {
  const test = await testApp({ settings: s3.settings });
  const anna = await signIn(test, 'anna.przykladowa');
  const { headers, payload } = multipartOf('a.pdf', pdfOf(10_000));
  const upload = () => anna.post('/api/base/uploadfile', payload, headers);

  await s3.kill();
  const refused = await upload();
  expect([refused.statusCode, refused.json().code]).toEqual([503, 'server']);

  await s3.restart();
  expect((await upload()).statusCode).toBe(200);
  await test.close();
});

it('the server keeps, shows and packs files that lie in the bucket', async () => {
  const test = await testApp({ settings: s3.settings });
  const anna = await signIn(test, 'anna.przykladowa');
  const bytes = await samples.jpg(800, 600);
  const { headers, payload } = multipartOf('zdjęcie.jpg', bytes);
  const { url, thumb, filename } = (await anna.post('/api/base/uploadfile', payload, headers)).json().data;

  expect((await test.app.inject({ url })).rawPayload.equals(bytes)).toBe(true);
  const part = await test.app.inject({ url, headers: { range: 'bytes=10-19' } });
  expect([part.statusCode, part.rawPayload.equals(bytes.subarray(10, 20))]).toEqual([206, true]);
  expect((await test.app.inject({ url: thumb })).headers['content-type']).toBe('image/webp');
  expect(await (await openStore()).read(filename)).toBeDefined();

  const archive = archiveAddressOf(test.app, { files: [{ id: 1 }], name: 'a' });
  expect(Object.keys(unzipSync((await test.app.inject({ url: archive })).rawPayload))).toEqual([
    'zdjęcie.jpg',
  ]);
  await test.close();
});

it.each([
  ['a bucket that is not there', { FILES_URL: `s3://nothing${PLACE}` }, 'there is no bucket nothing'],
  [
    'a store that is not there',
    { FILES_URL: 's3://urzad-pliki?endpoint=http://127.0.0.1:9&path_style=yes' },
    'the store at http://127.0.0.1:9 cannot be reached (ECONNREFUSED)',
  ],
  ['a wrong key', { FILES_KEY: 'wrong' }, 'FILES_KEY and FILES_SECRET do not open the bucket urzad-pliki'],
])('the server does not start with %s, and says so', async (_what, over, sentence) => {
  const start = openStore(over);
  await expect(start).rejects.toBeInstanceOf(StartRefused);
  await expect(start).rejects.toThrow(`FILES_URL does not work: ${sentence}`);
});
