import { setTimeout as wait } from 'node:timers/promises';
import { test } from '@playwright/test';
import { ApiFailure } from '../../src/shared/http/api-failure';
import { testOfParts } from '../kit/parts';
import { removeDataDir, startServer } from '../kit/server';
import { type CrashWorld, makeCrashWorld } from './kit/crash-world';
import { randomOf } from './kit/random';
import { expectSoundData } from './kit/sound-data';
import { attacher, drafter, finisher, registrar, reviewer, type Writer } from './kit/writers';

const MOMENTS = 20;
/** At most so many writes are acknowledged before a server dies. */
const MOST_WRITES = 40;
/** Somewhere in the writes that run then: a write takes about as long. */
const LATEST_MS = 50;
/** The same counts and times in every run; another seed gives others. */
const SEED = Number(process.env.CRASH_SEED ?? 20_270_210);

let world: CrashWorld;
test.beforeAll(async () => {
  world = await makeCrashWorld();
});
test.afterAll(() => removeDataDir(world.dataDir));

test('five writers at once survive kill -9 at twenty random moments', { tag: '@audit' }, async () => {
  const nextPart = testOfParts();
  const { dataDir, drafting, attaching, signing, reviewing } = world;
  const writers = [
    drafter(drafting),
    attacher(attaching),
    registrar(),
    finisher(signing),
    reviewer(reviewing),
  ];
  const random = randomOf(SEED);

  for (let moment = 1; moment <= MOMENTS; moment += 1) {
    nextPart();
    const server = await startServer({ dataDir, isShortLived: true });
    for (const writer of writers) await writer.prove(server.address);
    const pause = random() * LATEST_MS;
    let left = 1 + Math.floor(random() * MOST_WRITES);
    const onWritten = () => {
      left -= 1;
      if (left === 0) void wait(pause).then(() => server.stop('SIGKILL'));
    };
    const working = writers.map((writer) => writeUntilDeath(writer, server.address, onWritten));
    await Promise.all(working).finally(() => server.stop('SIGKILL'));
  }

  const server = await startServer({ dataDir, isShortLived: true });
  for (const writer of writers) await writer.prove(server.address);
  await server.stop();
  // A break in the chain of the log or a lost file of any round would still be found now.
  await expectSoundData(dataDir);
});

async function writeUntilDeath(writer: Writer, address: string, onWritten: () => void): Promise<void> {
  for (;;) {
    try {
      await writer.write(address);
      onWritten();
    } catch (error) {
      // Any answer but a success is a failure of the test or of the server; a missing answer is what this test is
      // about.
      if (error instanceof ApiFailure) throw error;
      return;
    }
  }
}
