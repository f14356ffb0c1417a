import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { CHUNK_BYTES } from '@urzad/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CHUNK_URL, chunkAt, chunkBody, chunksBy } from '../../../test/chunked';
import { multipartOf, pdfOf } from '../../../test/multipart';
import { type SignedIn, signIn } from '../../../test/sign-in';
import { testApp } from '../../../test/test-app';

const test = await testApp({ settings: { UPLOAD_QUOTA: '2000000000', UPLOAD_SESSIONS: '200' } });
let anna: SignedIn;
let chunks: ReturnType<typeof chunksBy>;
beforeAll(async () => {
  anna = await signIn(test, 'anna.przykladowa');
  chunks = chunksBy(anna);
});
afterAll(() => test.close());

const inFolder = async (name: string) =>
  (await readdir(path.join(test.app.config.dataDir, 'files', name))).sort();

/** By both roads: status, code, and the name under which the file is kept. */
async function named(name: string) {
  const { headers, payload } = multipartOf(name.replaceAll('"', '%22'), pdfOf(20));
  const plain = await anna.post('/api/base/uploadfile', payload, headers);
  const started = await chunks.start(name, 20);
  if (started.statusCode !== 200) return { plain, chunked: started };

  const { session_id } = started.json().data;
  await chunks.send({ session_id, start_offset: 0 }, pdfOf(20));
  return { plain, chunked: await chunks.finish(session_id) };
}

describe('names', () => {
  it.each([
    ['../../../etc/passwd.pdf', 'passwd.pdf'],
    ['..\\..\\keys\\secret.pdf', 'secret.pdf'],
    ['/etc/cron.d/zadanie.pdf', 'zadanie.pdf'],
    ['C:\\Users\\Anna\\umowa.pdf', 'umowa.pdf'],
    ['skany/2027/umowa.pdf', 'umowa.pdf'],
    ['umowa.pdf\u0000', 'umowa.pdf'],
    ['umowa\u202Efdp.pdf', 'umowafdp.pdf'],
  ])('%j lose what is no name: 200', async (name, kept) => {
    const { plain, chunked } = await named(name);
    expect([plain.statusCode, plain.json().data?.name]).toEqual([200, kept]);
    expect([chunked.statusCode, chunked.json().data?.name]).toEqual([200, kept]);
  });

  it.each([
    'umowa.pdf.exe',
    'umowa.pdf\u0000.exe',
    'umowa.pdf.',
    '.pdf',
    'Thumbs.db',
    '../.htaccess',
    'strona.html',
  ])('%j are refused: 415 extension', async (name) => {
    const { plain, chunked } = await named(name);
    expect([plain.statusCode, plain.json().code]).toEqual([415, 'extension']);
    expect([chunked.statusCode, chunked.json().code]).toEqual([415, 'extension']);
  });

  it('are cut to 150 letters, never their extension, and refused beyond any path: 200, 400', async () => {
    const { data } = (await named(`${'ż'.repeat(990)}.pdf`)).chunked.json();
    expect([data.name.length, data.name.slice(-4)]).toEqual([150, '.pdf']);
    const answer = await chunks.start(`${'a'.repeat(1000)}.pdf`, 20);
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'not-valid']);
  });
});

/** Polish, other scripts, marks that combine, both directions, symbols beyond the basic plane, punctuation. */
const UNICODE_NAMES = [
  ...['zażółć', 'ŻÓŁĆ', 'Łódź', 'pchnąć w tę łódź jeża', 'ośmiu skrzyń fig', 'Świnoujście', 'źdźbło'],
  ...['cafe\u0301', 'n\u0303andu', 'A\u030Angstro\u0308m', 'ﬁnał', 'straße', 'İstanbul', 'ıspanak'],
  ...['Привет', 'Київ', 'Ελλάδα', 'עברית', 'العربية', 'فارسی', 'हिन्दी'],
  ...['ไทย', '한국어', '日本語', '中文', 'ქართული', 'հայերեն', 'አማርኛ'],
  ...['😀', '👩‍👧', '🇵🇱', '𝒜𝓁𝑒', '𠜎', 'Ω≈ç√∫', '№ 7', '½ etatu'],
  ...['umowa (1)', "umowa'", 'umowa; x=1', 'umowa%20', 'umowa & aneks', 'a.b.c'],
];

describe('names in any script', () => {
  it('are 42', () => expect(new Set(UNICODE_NAMES).size).toBe(42));

  it.each(UNICODE_NAMES)('%s is kept and served under it', async (stem) => {
    const { plain, chunked } = await named(`${stem}.pdf`);
    expect([plain.statusCode, chunked.statusCode]).toEqual([200, 200]);
    const { name, url } = chunked.json().data;
    expect(plain.json().data.name).toBe(name);
    // What joins emoji is hidden and goes; the letters stay as one code point each where there is one.
    expect(name).toBe(`${stem.normalize('NFC').replaceAll('\u200D', '')}.pdf`);
    const served = await test.app.inject({ url });
    expect(served.statusCode).toBe(200);
    const [, encoded = ''] =
      /filename\*=UTF-8''([^;]+)/.exec(String(served.headers['content-disposition'])) ?? [];
    if (encoded) expect(decodeURIComponent(encoded)).toBe(name);
    else expect(served.headers['content-disposition']).toContain(name);
  });
});

describe('sizes', () => {
  it.each([
    [0, 415, 'extension'],
    [1, 415, 'extension'],
    [3_000_000, 200, undefined],
    [3_000_001, 413, 'size'],
  ])('%i bytes: %i', async (size, status, code) => {
    const bytes = size > 20 ? pdfOf(size) : Buffer.alloc(size);
    const { headers, payload } = multipartOf('a.pdf', bytes);
    const plain = await anna.post('/api/base/uploadfile', payload, headers);
    expect([plain.statusCode, plain.json().code]).toEqual([status, code]);

    const started = await chunks.start('a.pdf', size);
    if (started.statusCode !== 200)
      return expect([started.statusCode, started.json().code]).toEqual([status, code]);
    const { session_id } = started.json().data;
    for (let offset = 0; offset < size; offset += CHUNK_BYTES) {
      await chunks.send({ session_id, start_offset: offset }, chunkAt(bytes, offset));
    }
    const finished = await chunks.finish(session_id);
    expect([finished.statusCode, finished.json().code]).toEqual([status, code]);
  });
});

describe('chunks', () => {
  const bytes = pdfOf(CHUNK_BYTES + 10);

  it.each([
    ['an offset between two chunks', '1', CHUNK_BYTES, { start_offset: 'not-valid' }],
    ['an offset behind the end', String(2 * CHUNK_BYTES), 10, { start_offset: 'not-valid' }],
    ['an offset far away', '9999999999', 10, { start_offset: 'not-valid' }],
    ['a negative offset', '-1048576', CHUNK_BYTES, { start_offset: 'not-valid' }],
    ['an offset that is no number', '0x0', CHUNK_BYTES, { start_offset: 'not-valid' }],
    ['one byte too few', '0', CHUNK_BYTES - 1, { chunk: 'is-too-small' }],
    ['one byte too many', '0', CHUNK_BYTES + 1, { chunk: 'is-too-big' }],
    ['nothing', '0', 0, { chunk: 'is-too-small' }],
    ['a last chunk with a byte too many', String(CHUNK_BYTES), 11, { chunk: 'is-too-big' }],
  ])('%s: 400 not-valid', async (_what, start_offset, length, data) => {
    const session_id = await chunks.begun('a.pdf', bytes, []);
    const answer = await chunks.send({ session_id, start_offset }, Buffer.alloc(length));
    expect([answer.statusCode, answer.json()]).toEqual([400, { status: 'error', code: 'not-valid', data }]);
    expect((await chunks.status(session_id)).json().data.offsets).toEqual([]);
    await chunks.cancel(session_id);
  });

  it('without their fields, or with the fields behind: 400 no-required-data', async () => {
    const session_id = await chunks.begun('a.pdf', bytes, []);
    const other = await chunks.send({ session_id, start_offset: 0 }, chunkAt(bytes, 0), 'other');
    expect([other.statusCode, other.json().data]).toEqual([400, { chunk: 'is-empty' }]);

    const { headers, payload } = multipartOf('blob', chunkAt(bytes, 0), 'chunk');
    const bare = await anna.post(CHUNK_URL, payload, headers);
    expect([bare.statusCode, bare.json().code]).toEqual([400, 'no-required-data']);
    await chunks.cancel(session_id);
  });

  it('cut in the middle: 400 not-valid, and the same chunk once more: 200', async () => {
    const session_id = await chunks.begun('a.pdf', bytes, []);
    const { headers, payload } = chunkBody({ session_id, start_offset: 0 }, chunkAt(bytes, 0));
    const answer = await anna.post(CHUNK_URL, payload.subarray(0, 600_000), headers);
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'not-valid']);
    expect((await chunks.status(session_id)).json().data.offsets).toEqual([]);
    expect((await chunks.send({ session_id, start_offset: 0 }, chunkAt(bytes, 0))).statusCode).toBe(200);
  });

  it('are never refused for speed: two hundred times the same one', async () => {
    const small = pdfOf(20);
    const session_id = await chunks.begun('a.pdf', small, []);
    const statuses = new Set<number>();
    for (let turn = 0; turn < 210; turn += 1) {
      statuses.add((await chunks.send({ session_id, start_offset: 0 }, small)).statusCode);
    }
    expect([...statuses]).toEqual([200]);
  });
});

describe('bodies that are no call of the protocol', () => {
  it.each([
    ['broken JSON', 'application/json', '{"phase":'],
    ['JSON that is no object', 'application/json', 'null'],
    ['a list', 'application/json', '[]'],
    ['plain text', 'text/plain', 'phase=start'],
    ['a prototype', 'application/json', '{"phase":"start","__proto__":{"size":1}}'],
    ['multipart without a boundary', 'multipart/form-data', '--x--'],
  ])('%s: 400, as JSON with a status', async (_what, type, body) => {
    const answer = await anna.post(CHUNK_URL, body, { 'content-type': type });
    expect([answer.statusCode, answer.json().status]).toEqual([400, 'error']);
    expect(answer.headers['content-type']).toContain('application/json');
  });

  it('a start of more than 512 kB: 413 size', async () => {
    const body = JSON.stringify({ phase: 'start', name: 'x'.repeat(600_000), size: 1 });
    const answer = await anna.post(CHUNK_URL, body, { 'content-type': 'application/json' });
    expect([answer.statusCode, answer.json().code]).toEqual([413, 'size']);
  });
});

describe('a disk without space', () => {
  it('answers a chunk by 507 server, keeps the upload, and takes the chunk when there is space', async () => {
    const bytes = pdfOf(20);
    const session_id = await chunks.begun('a.pdf', bytes, []);
    const { write } = test.app.parts;
    test.app.parts.write = async () => {
      throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
    };
    const full = await chunks.send({ session_id, start_offset: 0 }, bytes);
    test.app.parts.write = write;
    expect([full.statusCode, full.json()]).toEqual([507, { status: 'error', code: 'server', data: null }]);
    expect((await chunks.send({ session_id, start_offset: 0 }, bytes)).statusCode).toBe(200);

    const { keep } = test.app.files;
    test.app.files.keep = async () => {
      throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
    };
    const finish = await chunks.finish(session_id);
    test.app.files.keep = keep;
    expect([finish.statusCode, finish.json().code]).toEqual([507, 'server']);
    expect(await inFolder('parts')).toContain(session_id);
    expect((await chunks.finish(session_id)).statusCode).toBe(200);
  });
});
