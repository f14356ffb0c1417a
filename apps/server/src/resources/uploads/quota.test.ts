import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { chunksBy } from '../../../test/chunked';
import { multipartOf, pdfOf } from '../../../test/multipart';
import { type SignedIn, signIn } from '../../../test/sign-in';
import { testApp } from '../../../test/test-app';
import { systemAuthor } from '../../author';
import { attachFile } from './attachments';
import { sweepUploadSessions } from './chunks/sweep-sessions';

const MINUTE_MS = 60 * 1000;
const HOUR_MS = 60 * MINUTE_MS;
const SETTINGS = { UPLOAD_QUOTA: '4000000', UPLOAD_SESSIONS: '3' };
const TWO = 2_000_000;

const test = await testApp({ settings: SETTINGS });
afterAll(() => test.close());
let anna: SignedIn;
beforeEach(async () => {
  // What an earlier test left has expired.
  test.clock.advance(48 * HOUR_MS);
  await sweepUploadSessions(test.app, test.clock.now());
  anna = await signIn(test, 'anna.przykladowa');
});

const start = (who: SignedIn, size: number) => chunksBy(who).start('a.pdf', size);
const plain = (who: SignedIn, size: number) => {
  const { headers, payload } = multipartOf('a.pdf', pdfOf(size));
  return who.post('/api/base/uploadfile', payload, headers);
};
const partsLeft = () => readdir(path.join(test.app.config.dataDir, 'files', 'parts'));
const filesLeft = () => readdir(path.join(test.app.config.dataDir, 'files', 'stored'));

it('holds plain and unfinished uploads of one person together, to the byte', async () => {
  expect((await plain(anna, 1_000_000)).statusCode).toBe(200);
  expect((await start(anna, TWO)).statusCode).toBe(200);

  const before = await filesLeft();
  const [tooMuch, tooMuchPlain] = [await start(anna, 1_000_001), await plain(anna, 1_000_001)];
  expect([tooMuch.statusCode, tooMuch.json()]).toEqual([
    413,
    { status: 'error', code: 'size', data: { files: 'quota' } },
  ]);
  expect([tooMuchPlain.statusCode, tooMuchPlain.json()]).toEqual([
    413,
    { code: 'size', data: { files: 'quota' } },
  ]);
  expect(await filesLeft()).toEqual(before);
  expect((await plain(anna, 1_000_000)).statusCode).toBe(200);
  // Somebody else has a quota of their own.
  expect((await start(await signIn(test, 'pawel.slimakowy'), TWO)).statusCode).toBe(200);
});

it('is freed by attaching, by cancelling and by a refusal', async () => {
  const paul = await signIn(test, 'pawel.slimakowy');
  const chunks = chunksBy(paul);
  const { filename } = (await plain(paul, 1_900_000)).json().data;
  const cancelled = (await start(paul, TWO)).json().data.session_id;
  expect((await start(paul, TWO)).statusCode).toBe(413);

  await chunks.cancel(cancelled);
  const refused = await chunks.begun('a.pdf', Buffer.alloc(TWO));
  expect((await start(paul, TWO)).statusCode).toBe(413);
  expect((await chunks.finish(refused)).statusCode).toBe(415);
  expect((await start(paul, TWO)).statusCode).toBe(200);

  const author = { ...systemAuthor(test.clock.business()), id: paul.id };
  const owner = { obj_type: 'cofundingregistration', id_obj: 1 };
  const now = test.clock.now();
  await test.app.db.transaction((tx) => attachFile(tx, { filename, kind: 'INNY', owner, now }, author));
  expect((await start(paul, TWO)).statusCode).toBe(200);
});

it('is not passed by many at once', async () => {
  const person = await signIn(test, 'joanna.zolwinska');
  const answers = await Promise.all([1, 2, 3, 4, 5].map(() => start(person, TWO)));
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(2);
  expect(answers.filter(({ statusCode }) => statusCode === 413)).toHaveLength(3);
});

it('lets a person have so many unfinished, and tells when the next one may begin', async () => {
  const person = await signIn(test, 'kierownik');
  const small = 20;
  const begun = () => chunksBy(person).begun('a.pdf', pdfOf(small), [0]);
  await begun();
  test.clock.advance(10 * MINUTE_MS);
  await begun();
  const last = (await start(person, small)).json().data.session_id;
  const before = await partsLeft();

  const refused = await start(person, small);
  expect([refused.statusCode, refused.json().code, refused.headers['retry-after']]).toEqual([
    429,
    'too-many-requests',
    String(5 * 60),
  ]);
  expect(await partsLeft()).toEqual(before);
  // The chunk of an unfinished one is taken all the same, and then only a day ends them.
  const chunk = await chunksBy(person).send({ session_id: last, start_offset: 0 }, pdfOf(small));
  expect(chunk.statusCode).toBe(200);
  test.clock.advance(5 * MINUTE_MS);
  const still = await start(await signIn(test, 'kierownik'), small);
  expect([still.statusCode, still.headers['retry-after']]).toEqual([429, String(24 * 60 * 60 - 15 * 60)]);
});

it('is freed by the oldest starts whose answers were lost, when there is no other room', async () => {
  const person = await signIn(test, 'pracownik1');
  const chunks = chunksBy(person);
  const idOf = async (size: number) => (await start(person, size)).json().data.session_id;
  const sending = await chunks.begun('a.pdf', pdfOf(100), [0]);
  const lost = [await idOf(1_900_000), await idOf(1_900_000)];
  expect((await start(person, 100)).statusCode).toBe(429);

  test.clock.advance(5 * MINUTE_MS);
  // Room for one more session, not for its bytes with both of them.
  expect((await start(person, 1_000_000)).statusCode).toBe(200);
  const states = [sending, ...lost].map(async (id) => (await chunks.status(id)).statusCode);
  expect(await Promise.all(states)).toEqual([200, 404, 200]);
  expect(await partsLeft()).not.toContain(lost[0]);
  expect(await partsLeft()).toContain(lost[1]);

  const refused = await start(person, 3_000_000);
  expect([refused.statusCode, refused.json().data]).toEqual([413, { files: 'quota' }]);
  // What was refused ended nothing.
  expect((await chunks.status(lost[1])).statusCode).toBe(200);
});

it('takes no upload that the disk has no room for beside its reserve, on either road', async () => {
  const { diskReserve } = test.app.config;
  test.app.config.diskReserve = Number.MAX_SAFE_INTEGER;
  const ready = await test.app.inject('/api/health/ready');
  const refused = [await start(anna, TWO), await plain(anna, 1_000)];
  test.app.config.diskReserve = diskReserve;
  expect(refused.map(({ statusCode }) => statusCode)).toEqual([507, 507]);
  expect(ready.json().data.disk).toEqual({ status: 'full' });
  expect((await plain(anna, 1_000)).statusCode).toBe(200);
});
