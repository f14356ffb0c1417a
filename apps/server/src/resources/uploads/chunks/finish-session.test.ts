import { createHash } from 'node:crypto';
import { readdir, truncate } from 'node:fs/promises';
import path from 'node:path';
import { CHUNK_BYTES } from '@urzad/contract';
import { afterAll, expect, it } from 'vitest';
import { CHUNK_URL, chunksBy } from '../../../../test/chunked';
import { pdfOf } from '../../../../test/multipart';
import { SVG } from '../../../../test/samples';
import { signIn } from '../../../../test/sign-in';
import { testApp } from '../../../../test/test-app';

const test = await testApp();
afterAll(() => test.close());
const anna = await signIn(test, 'anna.przykladowa');
const chunks = chunksBy(anna);

const folder = path.join(test.app.config.dataDir, 'files/parts');
const partsLeft = () => readdir(folder);
const digestOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

it('judges the same bytes again after the store failed, also of a drawing that it sanitises', async () => {
  const drawing = Buffer.from(SVG.replace('</svg>', '<script>alert(1)</script></svg>'));
  const started = await anna.post(`${CHUNK_URL}?purpose=avatar`, {
    phase: 'start',
    name: 'a.svg',
    size: drawing.length,
  });
  const { session_id } = started.json().data;
  await chunks.send({ session_id, start_offset: 0 }, drawing);
  const { keep } = test.app.files;
  test.app.files.keep = async () => {
    throw new Error('The store is away.');
  };
  const expected = { sha256: digestOf(drawing) };
  expect((await chunks.finish(session_id, expected)).statusCode).toBe(500);
  test.app.files.keep = keep;

  const { data } = (await chunks.finish(session_id, expected)).json();
  const { payload } = await test.app.inject({ url: data.url });
  expect(payload).not.toContain('alert');
  expect(data).toMatchObject({ mime: 'image/svg+xml', size: Buffer.byteLength(payload) });
  expect(await partsLeft()).toEqual([]);
});

it('asks for all chunks again where the disk lost bytes that were counted', async () => {
  const bytes = pdfOf(CHUNK_BYTES + 10);
  const session_id = await chunks.begun('a.pdf', bytes);
  await truncate(path.join(folder, session_id), CHUNK_BYTES);
  const refused = await chunks.finish(session_id);
  expect([refused.statusCode, refused.json().data]).toEqual([400, { size: 'not-equal' }]);
  expect((await chunks.status(session_id)).json().data.offsets).toEqual([]);
  await chunks.cancel(session_id);
});
