import { createHash, randomBytes } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { CHUNK_BYTES } from '@urzad/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { CHUNK_URL, chunkAt, chunksBy } from '../../../../test/chunked';
import { exeBytes, pdfOf } from '../../../../test/multipart';
import { type SignedIn, signIn } from '../../../../test/sign-in';
import { testApp } from '../../../../test/test-app';
import { baseFile } from '../table';

const NO_SESSION = '0'.repeat(32);

const test = await testApp();
afterAll(() => test.close());
let anna: SignedIn;
let chunks: ReturnType<typeof chunksBy>;
beforeEach(async () => {
  anna = await signIn(test, 'anna.przykladowa');
  chunks = chunksBy(anna);
});

/** A PDF by its first bytes, all others by chance: an exchanged chunk changes the digest. */
function randomPdf(size: number): Buffer {
  return Buffer.concat([pdfOf(20), randomBytes(size - 20)]);
}

const digestOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
const inFolder = (name: string) => readdir(path.join(test.app.config.dataDir, 'files', name));
const rowsNamed = (name: string) => test.app.db.select().from(baseFile).where(eq(baseFile.name, name));

describe('an upload in chunks', () => {
  it('arrives whole, whatever the order of its chunks', async () => {
    const bytes = randomPdf(2 * CHUNK_BYTES + 500_000);
    const started = await chunks.start('Umowa żłobka.pdf', bytes.length);
    expect(started.json()).toEqual({
      status: 'success',
      data: { session_id: expect.stringMatching(/^[0-9a-f]{32}$/), end_offset: 1_048_576 },
    });
    const { session_id } = started.json().data;

    for (const offset of [2 * CHUNK_BYTES, 0, CHUNK_BYTES]) {
      const answer = await chunks.send({ session_id, start_offset: offset }, chunkAt(bytes, offset));
      expect([answer.statusCode, answer.json()]).toEqual([200, { status: 'success' }]);
    }
    const finished = await chunks.finish(session_id, { sha256: digestOf(bytes) });
    expect(finished.json()).toEqual({
      status: 'success',
      data: {
        filename: expect.stringMatching(/^[0-9a-f]{32}$/),
        name: 'Umowa żłobka.pdf',
        size: bytes.length,
        mime: 'application/pdf',
        url: expect.stringContaining('/api/base/file/'),
      },
    });
    const { rawPayload } = await test.app.inject({ url: finished.json().data.url });
    expect(rawPayload.equals(bytes)).toBe(true);
    expect((await rowsNamed('Umowa żłobka.pdf'))[0]).toMatchObject({
      id_user: anna.id,
      sha256: digestOf(bytes),
    });
    expect(await inFolder('parts')).toEqual([]);
  });

  it('takes the fields that a host adds to each phase', async () => {
    const bytes = randomPdf(CHUNK_BYTES + 1);
    const more = { form: 'wniosek', id: 12 };
    const { session_id } = (await chunks.start('a.pdf', bytes.length, more)).json().data;
    for (const start_offset of [0, CHUNK_BYTES]) {
      const answer = await chunks.send({ ...more, session_id, start_offset }, chunkAt(bytes, start_offset));
      expect(answer.json()).toEqual({ status: 'success' });
    }
    expect((await chunks.finish(session_id, { ...more, chunk: {}, size: 3 })).statusCode).toBe(200);
  });

  it('takes the kinds and the limit of its purpose', async () => {
    const start = (query: string) =>
      anna.post(`${CHUNK_URL}${query}`, { phase: 'start', size: 2_000_000, name: 'nagranie.mp3' });
    expect((await start('?purpose=audio')).statusCode).toBe(200);
    expect((await start('')).json()).toEqual({
      status: 'error',
      code: 'extension',
      data: { files: 'extension' },
    });
  });

  it('is begun once for one idempotency key', async () => {
    const key = { 'idempotency-key': 'start-of-one-file' };
    const start = () => anna.post(CHUNK_URL, { phase: 'start', size: 2_000_000, name: 'a.pdf' }, key);
    const [one, two] = await Promise.all([start(), start()]);
    expect(one.statusCode).toBe(200);
    expect(two.json()).toEqual(one.json());
  });
});

describe('each phase may be sent again', () => {
  it('a chunk, at once and later, is counted once and changes nothing', async () => {
    const bytes = randomPdf(CHUNK_BYTES + 10);
    const session_id = await chunks.begun('a.pdf', bytes, []);
    const first = () => chunks.send({ session_id, start_offset: 0 }, chunkAt(bytes, 0));
    const answers = await Promise.all([first(), first(), first()]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    // Somebody exchanges what was counted: it is dropped.
    await chunks.send({ session_id, start_offset: 0 }, Buffer.alloc(CHUNK_BYTES));
    expect((await chunks.status(session_id)).json().data.offsets).toEqual([0]);

    await chunks.send({ session_id, start_offset: CHUNK_BYTES }, chunkAt(bytes, CHUNK_BYTES));
    const finished = await chunks.finish(session_id, { sha256: digestOf(bytes) });
    expect(finished.statusCode).toBe(200);
    const late = await chunks.send({ session_id, start_offset: 0 }, chunkAt(bytes, 0));
    expect(late.json()).toEqual({ status: 'success' });
  });

  it('four finishes at once make one file and get the same answer', async () => {
    const session_id = await chunks.begun('cztery.pdf', randomPdf(CHUNK_BYTES + 10));
    const answers = await Promise.all([1, 2, 3, 4].map(() => chunks.finish(session_id)));
    const [first] = answers;
    expect(first?.statusCode).toBe(200);
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect(await rowsNamed('cztery.pdf')).toHaveLength(1);
    expect((await chunks.finish(session_id)).json()).toEqual(first?.json());
  });

  it('finishes of two servers make one file and get the same answer', async () => {
    const { db, parts, files } = test.app;
    const other = await testApp({ parts: { db, parts, files } });
    const session_id = await chunks.begun('dwa.pdf', randomPdf(CHUNK_BYTES + 10));
    const payload = { phase: 'finish', session_id };
    const headers = { token: anna.tokens.token };
    const byOther: unknown[] = [];
    const { keep } = files;
    files.keep = async (...given) => {
      // The other server keeps the file too.
      files.keep = keep;
      const kept = await keep(...given);
      const answer = await other.app.inject({ method: 'POST', url: CHUNK_URL, headers, payload });
      byOther.push(answer.json().data.filename);
      return kept;
    };
    const answer = await chunks.finish(session_id);
    await other.close();
    expect(answer.statusCode).toBe(200);
    expect(byOther).toEqual([answer.json().data.filename]);
    expect(await rowsNamed('dwa.pdf')).toHaveLength(1);
  });

  it('a finish whose content was refused is refused alike, and its bytes are gone', async () => {
    const session_id = await chunks.begun(
      'umowa.pdf',
      Buffer.concat([exeBytes(), Buffer.alloc(CHUNK_BYTES)]),
    );
    const answers = [await chunks.finish(session_id), await chunks.finish(session_id)];
    for (const answer of answers) {
      expect([answer.statusCode, answer.json()]).toEqual([
        415,
        { status: 'error', code: 'extension', data: { files: 'content' } },
      ]);
    }
    expect(await inFolder('parts')).not.toContain(session_id);
    const chunk = await chunks.send({ session_id, start_offset: 0 }, Buffer.alloc(CHUNK_BYTES));
    expect(chunk.statusCode).toBe(415);
  });
});

describe('an upload that goes on', () => {
  it('is told what the server has, and the file once it is finished', async () => {
    const bytes = randomPdf(2 * CHUNK_BYTES + 10);
    const session_id = await chunks.begun('Skan.pdf', bytes, [2 * CHUNK_BYTES, 0]);
    const had = { session_id, end_offset: CHUNK_BYTES, name: 'Skan.pdf', size: bytes.length };
    expect((await chunks.status(session_id)).json()).toEqual({
      status: 'success',
      data: { ...had, offsets: [0, 2 * CHUNK_BYTES] },
    });

    await chunks.send({ session_id, start_offset: CHUNK_BYTES }, chunkAt(bytes, CHUNK_BYTES));
    const { data: file } = (await chunks.finish(session_id)).json();
    expect((await chunks.status(session_id)).json().data).toEqual({
      ...had,
      offsets: [0, CHUNK_BYTES, 2 * CHUNK_BYTES],
      file,
    });
  });

  it('begins anew where the bytes are not those of the person', async () => {
    const bytes = randomPdf(CHUNK_BYTES + 10);
    const session_id = await chunks.begun('a.pdf', bytes);
    const refused = await chunks.finish(session_id, { sha256: digestOf(randomPdf(100)) });
    expect([refused.statusCode, refused.json()]).toEqual([
      400,
      { status: 'error', code: 'not-valid', data: { sha256: 'not-equal' } },
    ]);
    expect((await chunks.status(session_id)).json().data.offsets).toEqual([]);

    for (const offset of [0, CHUNK_BYTES]) {
      await chunks.send({ session_id, start_offset: offset }, chunkAt(bytes, offset));
    }
    expect((await chunks.finish(session_id, { sha256: digestOf(bytes) })).statusCode).toBe(200);
  });

  it('is cancelled with its bytes', async () => {
    const session_id = await chunks.begun('a.pdf', randomPdf(CHUNK_BYTES + 10));
    expect((await chunks.cancel(session_id)).json()).toEqual({ status: 'success' });
    expect(await inFolder('parts')).not.toContain(session_id);
    const answers = [await chunks.finish(session_id), await chunks.cancel(session_id)];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404]);
  });

  it('is not cancelled once it is finished', async () => {
    const session_id = await chunks.begun('a.pdf', randomPdf(CHUNK_BYTES + 10));
    await chunks.finish(session_id);
    const answer = await chunks.cancel(session_id);
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'illegal-step']);
    expect((await chunks.finish(session_id)).statusCode).toBe(200);
  });
});

describe('nobody but its owner', () => {
  it('is let into any phase', async () => {
    const bytes = randomPdf(CHUNK_BYTES + 10);
    const session_id = await chunks.begun('a.pdf', bytes, [0]);
    const others = chunksBy(await signIn(test, 'pawel.slimakowy'));
    const answers = [
      await others.send({ session_id, start_offset: CHUNK_BYTES }, chunkAt(bytes, CHUNK_BYTES)),
      await others.finish(session_id),
      await others.status(session_id),
      await others.cancel(session_id),
    ];
    for (const answer of answers) {
      expect([answer.statusCode, answer.json()]).toEqual([
        404,
        { status: 'error', code: 'object-no-exist', data: null },
      ]);
    }
    expect((await chunks.status(session_id)).json().data.offsets).toEqual([0]);
  });

  it('is let in without a session of the portal', async () => {
    const session_id = await chunks.begun('a.pdf', randomPdf(CHUNK_BYTES + 10));
    const calls = [
      { method: 'POST', url: CHUNK_URL, payload: { phase: 'start', size: 10, name: 'a.pdf' } },
      { method: 'POST', url: CHUNK_URL, payload: { phase: 'finish', session_id } },
      { method: 'GET', url: `${CHUNK_URL}?session_id=${session_id}` },
      { method: 'DELETE', url: `${CHUNK_URL}?session_id=${session_id}` },
    ] as const;
    for (const call of calls) {
      const answer = await test.app.inject(call);
      expect([answer.statusCode, answer.json()]).toEqual([
        401,
        { status: 'error', code: 'no-login', data: null },
      ]);
    }
  });
});

describe('a request out of its turn', () => {
  it('finish before all chunks came tells which are missing', async () => {
    const session_id = await chunks.begun('a.pdf', randomPdf(2 * CHUNK_BYTES + 1), [CHUNK_BYTES]);
    const answer = await chunks.finish(session_id);
    expect([answer.statusCode, answer.json()]).toEqual([
      409,
      {
        status: 'error',
        code: 'illegal-step',
        data: { reason: 'chunks', missing: [0, 2 * CHUNK_BYTES] },
      },
    ]);
  });

  it.each([
    ['finish before start', { phase: 'finish', session_id: NO_SESSION }, 404, 'object-no-exist'],
    ['finish without a session', { phase: 'finish' }, 400, 'no-required-data'],
    ['a session that is a path', { phase: 'finish', session_id: '../../keys/secret' }, 400, 'not-valid'],
    ['no phase', { size: 10, name: 'a.pdf' }, 400, 'no-required-data'],
    ['a phase of its own', { phase: 'merge' }, 400, 'not-valid'],
    ['a chunk as JSON', { phase: 'upload', session_id: NO_SESSION, start_offset: 0 }, 400, 'not-valid'],
    ['a start without a size', { phase: 'start', name: 'a.pdf' }, 400, 'no-required-data'],
    ['a negative size', { phase: 'start', name: 'a.pdf', size: -1 }, 400, 'not-valid'],
    ['a fraction as a size', { phase: 'start', name: 'a.pdf', size: 1.5 }, 400, 'not-valid'],
    ['nothing', { phase: 'start', name: 'a.pdf', size: 0 }, 415, 'extension'],
    ['one byte over the limit', { phase: 'start', name: 'a.pdf', size: 3_000_001 }, 413, 'size'],
    ['a program', { phase: 'start', name: 'a.exe', size: 2_000_000 }, 415, 'extension'],
  ])('%s', async (_name, body, status, code) => {
    const answer = await anna.post(CHUNK_URL, body);
    expect([answer.statusCode, answer.json().status, answer.json().code]).toEqual([status, 'error', code]);
  });
});
