import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { ApiFailure } from '../src/shared/http/api-failure';
import { type CrashWorld, makeCrashWorld } from './kit/crash-world';
import { randomOf } from './kit/random';
import { removeDataDir, startServer } from './kit/server';
import { expectSoundData } from './kit/sound-data';
import { attacher, drafter, finisher, registrar, reviewer, type Writer } from './kit/writers';

const MOMENTS = 20;
const LATEST_MS = 1_200;
/** The same times in every run; another seed gives others. */
const SEED = Number(process.env.CRASH_SEED ?? 20_270_210);

let world: CrashWorld;
test.beforeAll(async () => {
  test.setTimeout(120_000);
  world = await makeCrashWorld();
});
test.afterAll(() => removeDataDir(world.dataDir));

test('five writers at once survive kill -9 at twenty random moments', async () => {
  test.setTimeout(240_000);
  const { dataDir, staff, drafting, attaching, signing, returning } = world;
  const writers = [
    drafter(drafting),
    attacher(attaching),
    registrar(),
    finisher(signing),
    reviewer({ token: staff, registration: returning }),
  ];
  const random = randomOf(SEED);

  let acknowledged = 0;
  for (let moment = 1; moment <= MOMENTS; moment += 1) {
    const server = await startServer({ dataDir, isShortLived: true });
    for (const writer of writers) await writer.prove(server.address);
    const working = writers.map((writer) => writeUntilDeath(writer, server.address));
    await wait(random() * LATEST_MS);
    await server.stop('SIGKILL');
    for (const count of await Promise.all(working)) acknowledged += count;
  }

  const server = await startServer({ dataDir, isShortLived: true });
  for (const writer of writers) await writer.prove(server.address);
  await server.stop();
  // A break in the chain of the log or a lost file of any round would still be found now.
  await expectSoundData(dataDir);
  expect(acknowledged, 'the crashes hit a server at work').toBeGreaterThan(MOMENTS);
});

/** @returns how many writes were acknowledged */
async function writeUntilDeath(writer: Writer, address: string): Promise<number> {
  for (let count = 0; ; count += 1) {
    try {
      await writer.write(address);
    } catch (error) {
      // Any answer but a success is a failure of the test or of the server; a missing answer is what this test is
      // about.
      if (error instanceof ApiFailure) throw error;
      return count;
    }
  }
}
