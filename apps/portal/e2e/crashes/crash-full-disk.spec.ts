import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cp, rename } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { CHUNK_BYTES } from '@urzad/contract';
import { signIn } from '../kit/api';
import { chunkClient, numberedPdf } from '../kit/chunk-client';
import { DEMO_PASSWORD } from '../kit/people';
import { ownDataDir, removeDataDir, startServer } from '../kit/server';
import { expectSoundData } from './kit/sound-data';

const run = promisify(execFile);
const ROOM_KB = 4_000;
const LATER_KB = 60_000;

/** A disk in memory of its own for the files of a server, with what they are and so much room. */
async function smallDisk(files: string) {
  const aside = `${files}-aside`;
  await rename(files, aside);
  const { stdout } = await run('du', ['-sk', aside]);
  const held = Number.parseInt(stdout, 10);
  await run('mkdir', [files]);
  const size = (room: number) => `size=${held + room}k`;
  await run('mount', ['-t', 'tmpfs', '-o', size(ROOM_KB), 'tmpfs', files]);
  await cp(aside, files, { recursive: true });

  return {
    grow: () => run('mount', ['-o', `remount,${size(LATER_KB)}`, files]),
    remove: () => run('umount', [files]),
  };
}

// It needs the right to mount, so only `npm run audit -- uploads` has it.
if (process.env.AUDIT) {
  test('a disk that is full refuses chunks and nothing else, and takes them when it has room', async () => {
    const dataDir = await ownDataDir();
    await (await startServer({ dataDir })).stop();
    const disk = await smallDisk(path.join(dataDir, 'files'));
    const server = await startServer({ dataDir, env: { FILE_LIMIT: '20000000' } });
    try {
      const client = await signIn(server.address, 'anna.przykladowa', DEMO_PASSWORD);
      const chunks = chunkClient(server.address, client.token);
      const bytes = numberedPdf(8 * CHUNK_BYTES);
      const session = await chunks.start('skan.pdf', bytes.length);
      const all = Array.from({ length: 8 }, (_none, at) => at * CHUNK_BYTES);
      const results: unknown[] = [];
      for (const offset of all)
        results.push(await chunks.send(session, offset, bytes).catch((error) => error));
      const refused = results.filter((result) => result !== undefined);
      expect(refused.length).toBeGreaterThan(3);
      for (const failure of refused) expect(failure).toMatchObject({ code: 'server', status: 507 });
      await expect(client.upload({ name: 'a.pdf', bytes: numberedPdf(1_000_000) })).rejects.toMatchObject({
        status: 507,
      });
      // What needs no room goes on.
      const { offsets } = await chunks.status(session);
      expect(offsets).toEqual(all.filter((_offset, at) => results[at] === undefined));
      await signIn(server.address, 'pawel.slimakowy', DEMO_PASSWORD);

      await disk.grow();
      for (const offset of all.filter((one) => !offsets.includes(one)))
        await chunks.send(session, offset, bytes);
      const sha256 = createHash('sha256').update(bytes).digest('hex');
      expect((await chunks.finish(session, sha256)).size).toBe(bytes.length);
      await server.stop();
      await expectSoundData(dataDir);
    } finally {
      await server.stop();
      await disk.remove();
      await removeDataDir(dataDir);
    }
  });
}
