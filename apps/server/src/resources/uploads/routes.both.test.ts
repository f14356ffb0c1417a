import { createHash } from 'node:crypto';
import { readdir, utimes } from 'node:fs/promises';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { exeBytes, multipartOf, pdfOf } from '../../../test/multipart';
import * as samples from '../../../test/samples';
import { type SignedIn, signIn } from '../../../test/sign-in';
import { testApp } from '../../../test/test-app';
import { systemAuthor } from '../../author';
import { END_OF_TIME } from '../../files/file-store';
import { attachFile } from './attachments';
import { downloadAddressOf } from './serving/addresses';
import { sweepUnattached } from './sweep-unattached';
import { baseFile } from './table';

const HOUR_MS = 60 * 60 * 1000;
const LIMIT = 3_000_000;

const test = await testApp();
afterAll(() => test.close());
let anna: SignedIn;
// The clock that other tests have moved may have ended an earlier session.
beforeEach(async () => {
  anna = await signIn(test, 'anna.przykladowa');
});

interface Sending {
  field?: string;
  query?: string;
}

function upload(who: SignedIn, name: string, bytes: Buffer, { field, query = '' }: Sending = {}) {
  const { headers, payload } = multipartOf(name, bytes, field);
  return who.post(`/api/base/uploadfile${query}`, payload, headers);
}

/** As the portal does it: with the digest before the file. */
async function uploadWithDigest(who: SignedIn, bytes: Buffer, sha256: string) {
  const form = new FormData();
  form.append('sha256', sha256);
  form.append('files', new Blob([new Uint8Array(bytes)]), 'umowa.pdf');
  const body = new Response(form);
  const payload = Buffer.from(await body.arrayBuffer());
  return who.post('/api/base/uploadfile', payload, {
    'content-type': body.headers.get('content-type') ?? '',
  });
}

async function* chunks(bytes: Buffer) {
  yield bytes;
}
const storedPath = (filename: string) => path.join(test.app.config.dataDir, 'files', 'stored', filename);
const storedFiles = () => readdir(path.join(test.app.config.dataDir, 'files', 'stored'));

describe('uploadfile', () => {
  it('keeps the bytes as they came and answers an address', async () => {
    const bytes = pdfOf(5_000);
    const answer = await upload(anna, 'zaświadczenie.pdf', bytes);

    expect(answer.statusCode).toBe(200);
    const { data } = answer.json();
    expect(data).toMatchObject({ name: 'zaświadczenie.pdf', size: 5_000, mime: 'application/pdf' });
    const [row] = await test.app.db.select().from(baseFile).where(eq(baseFile.filename, data.filename));
    expect(row).toMatchObject({
      id_user: anna.id,
      obj_type: null,
      sha256: createHash('sha256').update(bytes).digest('hex'),
    });
    const file = await test.app.inject({ url: data.url });
    expect(file.rawPayload.equals(bytes)).toBe(true);
  });

  it('compares the digest that a client tells, and keeps nothing of other bytes', async () => {
    const bytes = pdfOf(5_000);
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    expect((await uploadWithDigest(anna, bytes, sha256)).statusCode).toBe(200);

    const before = await storedFiles();
    const other = await uploadWithDigest(anna, pdfOf(5_001), sha256);
    expect([other.statusCode, other.json()]).toEqual([
      400,
      expect.objectContaining({ code: 'not-valid', data: { sha256: 'not-equal' } }),
    ]);
    const noDigest = await uploadWithDigest(anna, bytes, 'ABC');
    expect([noDigest.statusCode, noDigest.json().data]).toEqual([400, { sha256: 'not-valid' }]);
    expect(await storedFiles()).toEqual(before);
    expect(await readdir(path.join(test.app.config.dataDir, 'files', 'incoming'))).toEqual([]);
  });

  it('refuses a caller who is not signed in', async () => {
    const { headers, payload } = multipartOf('a.pdf', pdfOf(100));
    const answer = await test.app.inject({ method: 'POST', url: '/api/base/uploadfile', headers, payload });
    expect([answer.statusCode, answer.json().code]).toEqual([401, 'no-login']);
  });

  it('takes exactly the limit and not one byte more', async () => {
    expect((await upload(anna, 'limit.pdf', pdfOf(LIMIT))).statusCode).toBe(200);

    const before = await storedFiles();
    const answer = await upload(anna, 'over.pdf', pdfOf(LIMIT + 1));
    expect([answer.statusCode, answer.json().code]).toEqual([413, 'size']);
    expect(await storedFiles()).toEqual(before);
  });

  it.each([
    ['a program renamed to a document', 'umowa.pdf', exeBytes(), 'content'],
    ['a program', 'umowa.exe', exeBytes(), 'extension'],
    ['a document renamed to a picture', 'skan.png', pdfOf(400), 'content'],
    ['a page', 'strona.html', Buffer.from('<script>alert(1)</script>'), 'extension'],
    ['a system file', 'Thumbs.db', Buffer.from('x'), 'extension'],
    ['a hidden name', '.pdf', pdfOf(100), 'extension'],
    ['nothing', 'pusty.pdf', Buffer.alloc(0), 'empty'],
  ])('refuses %s, and says why', async (_what, name, bytes, reason) => {
    const before = await storedFiles();
    const answer = await upload(anna, name, bytes);
    expect(answer.statusCode).toBe(415);
    expect(answer.json()).toMatchObject({ code: 'extension', data: { files: reason } });
    expect(await storedFiles()).toEqual(before);
  });

  it.each([
    ['a.mp3', samples.mp3(), 'audio', 'audio/mpeg'],
    ['a.webm', samples.webm(), 'video', 'video/webm'],
    ['a.svg', Buffer.from(samples.SVG), 'avatar', 'image/svg+xml'],
  ] as const)(
    'takes %s where it is asked for, and as an attachment not',
    async (name, bytes, purpose, mime) => {
      const paul = await signIn(test, 'pawel.slimakowy');
      const taken = await upload(paul, name, bytes, { query: `?purpose=${purpose}` });
      expect(taken.json().data).toMatchObject({ name, mime });

      const refused = await upload(paul, name, bytes);
      expect([refused.statusCode, refused.json().data]).toEqual([415, { files: 'extension' }]);
    },
  );

  it('refuses a purpose that it does not know', async () => {
    const answer = await upload(anna, 'a.pdf', pdfOf(100), { query: '?purpose=program' });
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'not-valid']);
  });

  it('refuses a body without a file', async () => {
    const answers = await Promise.all([
      anna.post('/api/base/uploadfile', { files: 'x' }),
      upload(anna, 'a.pdf', pdfOf(100), { field: 'other' }),
    ]);
    expect(answers.map((answer) => answer.json().code)).toEqual(['no-required-data', 'no-required-data']);
  });

  it('refuses several files in one body and keeps none of them', async () => {
    const before = await storedFiles();
    const { headers, payload } = multipartOf('a.pdf', pdfOf(20_000));
    const end = payload.lastIndexOf('\r\n--') + '\r\n'.length;
    const twoFiles = Buffer.concat([payload.subarray(0, end), payload]);
    const answer = await anna.post('/api/base/uploadfile', twoFiles, headers);
    expect([answer.statusCode, answer.json()]).toEqual([
      400,
      { code: 'not-valid', data: { files: 'too-many-files' } },
    ]);
    expect(await storedFiles()).toEqual(before);
  });

  it('keeps two uploads at once apart', async () => {
    const [first, second] = await Promise.all([
      upload(anna, 'a.pdf', pdfOf(200)),
      upload(anna, 'a.pdf', pdfOf(201)),
    ]);
    expect(first.json().data.filename).not.toBe(second.json().data.filename);
  });
});

describe('the limit of recordings', () => {
  it('is a setting of its own, which other files do not have', async () => {
    const radio = await testApp({ settings: { FILE_LIMIT: '1000', MEDIA_LIMIT: '5000' } });
    const paul = await signIn(radio, 'pawel.slimakowy');
    const statusOf = async (name: string, size: number, purpose: string) => {
      const bytes = purpose === 'audio' ? samples.mp3(size) : pdfOf(size);
      const answer = await upload(paul, name, bytes.subarray(0, size), { query: `?purpose=${purpose}` });
      return answer.statusCode;
    };

    expect(await statusOf('a.mp3', 5000, 'audio')).toBe(200);
    expect(await statusOf('a.mp3', 5001, 'audio')).toBe(413);
    expect(await statusOf('a.pdf', 1000, 'attachment')).toBe(200);
    expect(await statusOf('a.pdf', 1001, 'attachment')).toBe(413);
    await radio.close();
  });
});

describe('file', () => {
  const addressFor = async (name: string, bytes = pdfOf(300)) =>
    (await upload(anna, name, bytes)).json().data.url as string; // the contract says so

  it('is shown in a cage, or downloaded under its own name', async () => {
    const url = await addressFor('Żółw, „umowa” (1).pdf');
    const shown = await test.app.inject({ url });
    expect(shown.headers['content-disposition']).toMatch(/^inline; filename="Zolw- -umowa- \(1\)\.pdf"/);
    expect(shown.headers['content-disposition']).toContain("filename*=UTF-8''%C5%BB%C3%B3%C5%82w%2C%20");
    expect(shown.headers).toMatchObject({
      'content-type': 'application/pdf',
      'x-content-type-options': 'nosniff',
    });
    expect(shown.headers['content-security-policy']).toContain('sandbox');

    const { pathname, searchParams } = new URL(url, 'http://localhost');
    const saved = await test.app.inject({ url: downloadAddressOf(test.app, path.basename(pathname)) });
    expect(saved.headers['content-disposition']).toMatch(/^attachment/);
    // Somebody who may see a file changes its address.
    searchParams.set('download', 'yes');
    expect((await test.app.inject({ url: `${pathname}?${searchParams}` })).statusCode).toBe(403);
  });

  it('is closed after ten minutes, and to made-up addresses', async () => {
    const url = await addressFor('a.pdf');
    const forged = url.replace(/[0-9a-f]{32}/, '0'.repeat(32));
    expect((await test.app.inject({ url: forged })).statusCode).toBe(403);

    test.clock.advance(10 * 60 * 1000 + 1000);
    const late = await test.app.inject({ url });
    expect([late.statusCode, late.json().code]).toEqual([403, 'no-privilege']);
  });
});

describe('a body that is no whole upload', () => {
  const HEAD = '--x\r\nContent-Disposition: form-data; name="files"; filename="a.pdf"\r\n\r\n';

  it.each([
    ['without a boundary', 'multipart/form-data', '--x--'],
    ['without a part', 'multipart/form-data; boundary=x', 'nothing'],
    ['broken off in the first bytes', 'multipart/form-data; boundary=x', `${HEAD}%PDF-1.7`],
    ['broken off later', 'multipart/form-data; boundary=x', `${HEAD}%PDF-1.7${' '.repeat(20_000)}`],
  ])('is refused and leaves nothing: %s', async (_name, type, body) => {
    const before = await storedFiles();
    const paul = await signIn(test, 'pawel.slimakowy');
    const answer = await paul.post('/api/base/uploadfile', body, { 'content-type': type });
    expect([answer.statusCode, answer.json()]).toEqual([
      400,
      { code: 'not-valid', data: { files: 'not-valid' } },
    ]);
    expect(await storedFiles()).toEqual(before);
  });
});

describe('sweepUnattached', () => {
  it('removes what nobody attached within a day and nothing else', async () => {
    const paul = await signIn(test, 'pawel.slimakowy');
    const left = (await upload(paul, 'left.pdf', pdfOf(100))).json().data.filename;
    const attached = (await upload(paul, 'attached.pdf', pdfOf(100))).json().data.filename;
    const owner = { obj_type: 'cofundingregistration', id_obj: 1 };
    const author = { ...systemAuthor(test.clock.business()), id: paul.id };
    await test.app.db.transaction((tx) =>
      attachFile(tx, { filename: attached, kind: 'INNY', owner, now: test.clock.now() }, author),
    );

    const stray = await test.app.files.write(chunks(pdfOf(100)), { limit: LIMIT });
    await utimes(storedPath(stray.filename), test.clock.now(), test.clock.now());

    test.clock.advance(23 * HOUR_MS);
    await sweepUnattached(test.app, test.clock.now());
    expect(await storedFiles()).toEqual(expect.arrayContaining([left, stray.filename]));

    test.clock.advance(HOUR_MS + 1);
    expect(await sweepUnattached(test.app, test.clock.now())).toBeGreaterThan(0);
    expect(await storedFiles()).toEqual([attached]);
    expect(await test.app.files.aside.list(END_OF_TIME)).toEqual([stray.filename]);
    await test.app.files.aside.remove(stray.filename);
  });

  it('removes bytes when the rows are gone for good, and the transaction is over', async () => {
    const left = (await upload(anna, 'left.pdf', pdfOf(100))).json().data.filename;
    test.clock.advance(24 * HOUR_MS + 1);
    const events: string[] = [];
    const db = Object.create(test.app.db);
    db.transaction = async (...args: Parameters<typeof test.app.db.transaction>) => {
      const answer = await test.app.db.transaction(...args);
      events.push('commit');
      return answer;
    };
    const remove = async (name: string) => {
      events.push(name);
      await test.app.files.remove(name);
    };

    const { incoming, files, log } = test.app;
    const parts = { db, incoming, log, files: { ...files, remove } };
    expect(await sweepUnattached(parts, test.clock.now())).toBe(1);
    // The last transaction finds nothing more.
    expect(events).toEqual(['commit', left, 'commit']);
  });

  it('goes on when the store refuses one of its steps, and tells of it', async () => {
    const left = (await upload(anna, 'left.pdf', pdfOf(100))).json().data.filename;
    test.clock.advance(24 * HOUR_MS + 1);
    const { db, incoming, log } = test.app;
    const sweepTemporary = () => Promise.reject(new Error('AccessDenied'));
    const files = { ...test.app.files, sweepTemporary };

    await expect(sweepUnattached({ db, incoming, log, files }, test.clock.now())).rejects.toThrow(
      'AccessDenied',
    );
    expect(await storedFiles()).not.toContain(left);
  });
});
