import { readdir, utimes } from 'node:fs/promises';
import path from 'node:path';
import { CHUNK_BYTES } from '@urzad/contract';
import { eq } from 'drizzle-orm';
import { afterAll, expect, it } from 'vitest';
import { chunkAt, chunksBy } from '../../../../test/chunked';
import { pdfOf } from '../../../../test/multipart';
import { signIn } from '../../../../test/sign-in';
import { testApp } from '../../../../test/test-app';
import { baseUploadSession } from '../table';
import { sweepUploadSessions } from './sweep-sessions';

const HOUR_MS = 60 * 60 * 1000;

const test = await testApp();
afterAll(() => test.close());

const bytes = pdfOf(CHUNK_BYTES + 10);
const folder = path.join(test.app.config.dataDir, 'files', 'parts');
const sweep = () => sweepUploadSessions(test.app, test.clock.now());
/** As if the machine had the time of the test. */
const age = (name: string) => utimes(path.join(folder, name), test.clock.now(), test.clock.now());

it('removes an upload a day after its last chunk, and what a dead server left', async () => {
  const anna = await signIn(test, 'anna.przykladowa');
  const left = await chunksBy(anna).begun('left.pdf', bytes, [0]);
  const going = await chunksBy(anna).begun('going.pdf', bytes, [0]);
  const done = await chunksBy(anna).begun('done.pdf', bytes);
  await chunksBy(anna).finish(done);
  await test.app.parts.begin('stray');
  for (const name of [left, going, 'stray']) await age(name);

  test.clock.advance(23 * HOUR_MS);
  const later = chunksBy(await signIn(test, 'anna.przykladowa'));
  await later.send({ session_id: going, start_offset: CHUNK_BYTES }, chunkAt(bytes, CHUNK_BYTES));
  await sweep();
  expect((await readdir(folder)).sort()).toEqual([going, left, 'stray'].sort());

  test.clock.advance(HOUR_MS);
  // Before the sweep comes, an expired session is gone for its owner too.
  const last = chunksBy(await signIn(test, 'anna.przykladowa'));
  const answer = await last.send(
    { session_id: left, start_offset: CHUNK_BYTES },
    chunkAt(bytes, CHUNK_BYTES),
  );
  expect([answer.statusCode, answer.json().code]).toEqual([404, 'object-no-exist']);

  test.clock.advance(1);
  expect(await sweep()).toBe(2);
  expect(await readdir(folder)).toEqual([going]);
  expect(await test.app.db.select().from(baseUploadSession)).toMatchObject([{ session_id: going }]);
  expect((await last.finish(going)).statusCode).toBe(200);
});

it('removes all that expired in one go, and the bytes after the rows', async () => {
  const anna = await signIn(test, 'anna.przykladowa');
  const common = { id_user: anna.id, name: 'a.pdf', size: 20, purpose: 'attachment' as const, offsets: [] };
  const names = Array.from({ length: 1_100 }, (_none, at) => at.toString(16).padStart(32, '0'));
  const active_date = test.clock.now();
  const rows = names.map((name) => ({ ...common, session_id: name, filename: name, active_date }));
  await test.app.db.insert(baseUploadSession).values(rows);

  test.clock.advance(24 * HOUR_MS);
  const { remove } = test.app.parts;
  const stillThere: string[] = [];
  test.app.parts.remove = async (id) => {
    // A query beside the transaction: on one connection it would wait for its end, and the transaction for it.
    const found = await test.app.db
      .select()
      .from(baseUploadSession)
      .where(eq(baseUploadSession.session_id, id));
    stillThere.push(...found.map(({ session_id }) => session_id));
  };
  expect(await sweep()).toBeGreaterThanOrEqual(1_100);
  test.app.parts.remove = remove;
  expect(stillThere).toEqual([]);
  expect(await test.app.db.select().from(baseUploadSession)).toEqual([]);
});
