import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ClamavStub, clamavStub, EICAR } from '../../../test/clamav-stub';
import { exeBytes, multipartOf, pdfOf } from '../../../test/multipart';
import * as samples from '../../../test/samples';
import { signIn } from '../../../test/sign-in';
import { type TestApp, testApp } from '../../../test/test-app';

let scanner: ClamavStub;
let test: TestApp;
beforeAll(async () => {
  scanner = await clamavStub();
  test = await testApp({ settings: { CLAMAV_SOCKET: scanner.address } });
});
afterAll(async () => {
  await test.close();
  await scanner.close();
});

async function send(
  name: string,
  bytes: Buffer,
  { to = test, purpose = 'attachment', by = 'anna.przykladowa' } = {},
) {
  const who = await signIn(to, by);
  const { headers, payload } = multipartOf(name, bytes);
  const answer = await who.post(`/api/base/uploadfile?purpose=${purpose}`, payload, headers);
  return { status: answer.statusCode, ...answer.json() };
}

/** Names of everything that lies in the data folder of a server, wherever an upload passes. */
async function leftovers({ app }: TestApp): Promise<string[]> {
  const folder = path.join(app.config.dataDir, 'files');
  const names = await Promise.all(
    ['stored', 'temporary', 'incoming', 'thumbnails'].map((name) => readdir(path.join(folder, name))),
  );
  return names.flat().toSorted();
}

const JPG = await samples.jpg(400, 300);
const PNG = await samples.png();
const svg = (inside: string) => Buffer.from(samples.SVG.replace('</svg>', `${inside}</svg>`));
const refusal = (reason: string) => ({ status: 415, code: 'extension', data: { files: reason } });

describe('content that lies is refused by 415, and nothing of it stays', () => {
  it.each([
    ['a program that says it is a picture', 'zdjecie.jpg', exeBytes(), 'attachment', 'content'],
    [
      'a page that says it is a document',
      'umowa.pdf',
      Buffer.from('<html><script>1</script>'),
      'attachment',
      'content',
    ],
    ['a picture that says it is a document', 'umowa.pdf', JPG, 'attachment', 'content'],
    ['a document that says it is a recording', 'a.mp3', pdfOf(5_000), 'audio', 'content'],
    [
      'a page before a document, which readers of PDF forgive',
      'a.pdf',
      Buffer.concat([Buffer.from('<html>'), pdfOf(5_000)]),
      'attachment',
      'content',
    ],
    [
      'an archive before a picture',
      'a.png',
      Buffer.concat([Buffer.from('PK\u0003\u0004'), PNG]),
      'attachment',
      'content',
    ],
    ['a document with a second extension', 'umowa.pdf.exe', pdfOf(500), 'attachment', 'extension'],
    ['a program with a second extension', 'umowa.exe.pdf', exeBytes(), 'attachment', 'content'],
    ['a drawing as an attachment', 'a.svg', svg(''), 'attachment', 'extension'],
    [
      'a drawing that is only a script',
      'a.svg',
      Buffer.from('<script>alert(1)</script>'),
      'avatar',
      'content',
    ],
    [
      'a flood of pixels',
      'a.png',
      samples.pngClaiming({ width: 60_000, height: 60_000 }),
      'attachment',
      'pixels',
    ],
    ['half of a picture', 'a.jpg', JPG.subarray(0, 700), 'attachment', 'content'],
    [
      'a scanner’s test file inside a valid document',
      'a.pdf',
      Buffer.concat([pdfOf(9_000), Buffer.from(EICAR)]),
      'attachment',
      'infected',
    ],
  ])('%s', async (_what, name, bytes, purpose, reason) => {
    const before = await leftovers(test);
    expect(await send(name, bytes, { purpose })).toEqual(refusal(reason));
    expect(await leftovers(test)).toEqual(before);
  });

  it('a bomb: half a gigabyte of pixels in a few bytes; the server goes on', async () => {
    const bomb = await samples.transparentPng({ width: 7_900, height: 7_900, depth: 16, interlaced: true });
    expect(await send('bomba.png', bomb)).toEqual(refusal('content'));
    expect((await send('zdjecie.jpg', JPG)).status).toBe(200);
  });
});

describe('what is one thing and looks like another is served as what it is', () => {
  it.each([
    [
      'a document with an archive behind it',
      'a.pdf',
      Buffer.concat([pdfOf(5_000), Buffer.from('PK\u0003\u0004')]),
      'application/pdf',
    ],
    [
      'a picture with a page behind it',
      'a.png',
      Buffer.concat([PNG, Buffer.from('<html><script>alert(1)</script>')]),
      'image/png',
    ],
  ])('%s', async (_what, name, bytes, type) => {
    const { status, data } = await send(name, bytes);
    expect(status).toBe(200);
    const served = await test.app.inject({ url: data.url });
    expect(served.headers).toMatchObject({ 'content-type': type, 'x-content-type-options': 'nosniff' });
    expect(served.headers['content-security-policy']).toMatch(/^default-src 'none';.*sandbox$/);
    expect(served.rawPayload.equals(bytes)).toBe(true);
  });

  it('a drawing with a script, which is gone', async () => {
    const { status, data } = await send('a.svg', svg('<script>alert(1)</script><g onload="alert(2)"/>'), {
      purpose: 'avatar',
    });
    expect(status).toBe(200);
    const served = await test.app.inject({ url: data.url });
    expect(served.body).toContain('<circle');
    expect(served.body).not.toMatch(/alert|script|onload/);
    expect(served.headers['content-disposition']).toMatch(/^attachment/);
  });
});

describe('a name', () => {
  it.each([
    ['with a null byte loses it, and is judged by what is left', 'umowa.exe\u0000.pdf', 'umowa.exe.pdf'],
    ['that leads elsewhere loses its folders', '../../etc/umowa.pdf', 'umowa.pdf'],
    ['of another system loses its folders', 'C:\\\\temp\\\\umowa.pdf', 'umowa.pdf'],
  ])('%s', async (_what, given, kept) => {
    const { status, data } = await send(given, pdfOf(300));
    expect([status, data.name]).toEqual([200, kept]);
    expect(data.filename).toMatch(/^[0-9a-f]{32}$/);
  });

  it('with a null byte before a wrong extension is refused', async () => {
    expect(await send('umowa.pdf\u0000.exe', pdfOf(300))).toEqual(refusal('extension'));
  });
});

it('without its scanner the server takes nothing: 503, and nothing stays', async () => {
  const gone = await clamavStub();
  await gone.close();
  const blind = await testApp({ settings: { CLAMAV_SOCKET: gone.address } });
  expect(await send('a.pdf', pdfOf(500), { to: blind })).toEqual({ status: 503, code: 'server', data: null });
  expect(await leftovers(blind)).toEqual([]);
  await blind.close();
});

it('after twenty pictures that nobody can draw a person waits an hour; documents and others go on', async () => {
  const fresh = await testApp();
  const half = { to: fresh, purpose: 'attachment' };
  for (let count = 0; count < 20; count += 1) {
    expect(await send('a.jpg', JPG.subarray(0, 700), half)).toEqual(refusal('content'));
  }
  expect(await send('a.jpg', JPG, half)).toMatchObject({ status: 429, code: 'too-many-requests' });
  expect((await send('a.pdf', pdfOf(500), half)).status).toBe(200);
  expect((await send('a.jpg', JPG, { ...half, by: 'joanna.zolwinska' })).status).toBe(200);
  expect(await leftovers(fresh)).toHaveLength(3);
  await fresh.close();
});
