import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { CHUNK_BYTES } from '@urzad/contract';
import { signIn } from '../kit/api';
import { chunkClient, numberedPdf } from '../kit/chunk-client';
import { DEMO_PASSWORD } from '../kit/people';
import { ownDataDir, type RunningServer, removeDataDir, startServer } from '../kit/server';
import { expectSoundData } from './kit/sound-data';

const digestOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

let dataDir: string;
test.beforeEach(async () => {
  dataDir = await ownDataDir();
});
test.afterEach(() => removeDataDir(dataDir));

const filesIn = (folder: string) => readdir(path.join(dataDir, 'files', folder));
const start = (env: Record<string, string> = {}) => startServer({ dataDir, env, isShortLived: true });

async function clientOf(server: RunningServer) {
  const { token } = await signIn(server.address, 'anna.przykladowa', DEMO_PASSWORD);
  return { token, ...chunkClient(server.address, token) };
}

test('a chunk that was written and not counted when the server died is sent again', {
  tag: '@audit',
}, async () => {
  const bytes = numberedPdf(CHUNK_BYTES + 100);
  const dying = await start({ CRASH_AT: 'chunk.after-write' });
  const { token, ...before } = await clientOf(dying);
  const session = await before.start('umowa.pdf', bytes.length);
  await expect(before.send(session, 0, bytes)).rejects.toThrow('fetch failed');
  expect(await dying.ended).toEqual([null, 'SIGKILL']);

  const server = await start();
  const after = chunkClient(server.address, token);
  expect((await after.status(session)).offsets).toEqual([]);
  for (const offset of [0, CHUNK_BYTES]) await after.send(session, offset, bytes);
  expect((await after.finish(session, digestOf(bytes))).size).toBe(bytes.length);
  await server.stop();
  await expectSoundData(dataDir);
});

test('a finish goes on where the server died, and makes one file', { tag: '@audit' }, async () => {
  const bytes = numberedPdf(CHUNK_BYTES + 100);
  // What lies in the store after the crash, beside the files of the demo data.
  const points = [
    ['finish.before-rename', 0],
    ['finish.after-rename', 1],
    ['finish.after-commit', 1],
  ] as const;
  for (const [point, kept] of points) {
    await test.step(point, async () => {
      let server = await start({ CRASH_AT: point });
      const client = await clientOf(server);
      const session = await client.start('umowa.pdf', bytes.length);
      for (const offset of [0, CHUNK_BYTES]) await client.send(session, offset, bytes);
      const before = await filesIn('stored');
      await expect(client.finish(session, digestOf(bytes))).rejects.toThrow('fetch failed');
      expect(await server.ended).toEqual([null, 'SIGKILL']);
      expect(await filesIn('stored')).toHaveLength(before.length + kept);

      server = await start();
      const after = chunkClient(server.address, client.token);
      const isDone = (await after.status(session)).file !== undefined;
      expect(isDone).toBe(point === 'finish.after-commit');
      const { filename } = await after.finish(session, digestOf(bytes));
      expect((await after.finish(session, digestOf(bytes))).filename).toBe(filename);
      expect(await filesIn('stored')).toHaveLength(before.length + 1);
      await server.stop();
    });
  }
  await expectSoundData(dataDir);
});

test('an upload whose server is killed after three of ten chunks loses none that was answered', async () => {
  const bytes = numberedPdf(10 * CHUNK_BYTES - 7);
  const env = { FILE_LIMIT: '20000000' };
  const first = await start(env);
  const { token, ...before } = await clientOf(first);
  const session = await before.start('skan.pdf', bytes.length);
  const all = Array.from({ length: 10 }, (_none, at) => at * CHUNK_BYTES);
  for (const offset of all.slice(0, 3)) await before.send(session, offset, bytes);
  const broken = all.slice(3, 6).map((offset) => before.send(session, offset, bytes));
  const results = Promise.allSettled(broken);
  await first.stop('SIGKILL');
  const answered = (await results).flatMap(({ status }, at) => (status === 'fulfilled' ? [all[3 + at]] : []));

  const server = await start(env);
  const after = chunkClient(server.address, token);
  const { offsets } = await after.status(session);
  expect(offsets).toEqual(expect.arrayContaining([...all.slice(0, 3), ...answered]));
  for (const offset of all.filter((one) => !offsets.includes(one))) await after.send(session, offset, bytes);
  const { filename } = await after.finish(session, digestOf(bytes));
  expect((await after.finish(session, digestOf(bytes))).filename).toBe(filename);
  expect(await filesIn('parts')).toEqual([]);
  await server.stop();
  await expectSoundData(dataDir);
});
