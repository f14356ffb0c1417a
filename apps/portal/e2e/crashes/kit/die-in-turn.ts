import { expect, test } from '@playwright/test';
import { testOfParts } from '../../kit/parts';
import { ownDataDir, removeDataDir, startServer } from '../../kit/server';
import { expectSoundData } from './sound-data';
import type { PreparedWrite, Write } from './write';

/** A data folder in which all these writes can be made at once. */
interface World {
  dataDir: string;
  prepared: PreparedWrite[];
  /** In the time of `performance.now()`. */
  made: number;
}

/** How old a world may be when a round begins: the code of a signature is valid for ten minutes. */
const FRESH_MS = 4 * 60_000;

/** Every way to sign, so that each of them meets a crash. */
const ENV = { SIGN_POLICY: 'UMOWA=UPLOAD_PADES,PAPER,PORTAL_CODE' };

interface Death extends PreparedWrite {
  name: string;
  point: string;
  effects: 0 | 1;
}

/**
 * One test for each round. The n-th point of every write is in the n-th: no two of a data folder may be of one write.
 *
 * @param writes none of which passes a point of the next one
 */
export function testWrites(writes: readonly Write[]): void {
  const rounds = Math.max(...writes.map(({ points }) => Object.keys(points).length));
  let world: World | undefined;
  test.afterAll(async () => {
    if (world) await removeDataDir(world.dataDir);
  });

  for (let round = 0; round < rounds; round += 1) {
    test(`each survives kill -9 at its crash points, round ${round + 1}`, async () => {
      const nextPart = testOfParts();
      if (!world || performance.now() - world.made > FRESH_MS) {
        if (world) await removeDataDir(world.dataDir);
        world = await makeWorld(writes, nextPart);
      }
      const { dataDir, prepared: waiting } = world;
      const deaths = writes.flatMap(({ name, points }, at) => {
        const [point, effects] = Object.entries(points)[round] ?? [];
        const prepared = waiting[at];
        if (point === undefined || effects === undefined || !prepared) return [];
        return [{ name, point, effects, ...prepared }];
      });
      await dieInTurn(dataDir, deaths, nextPart);
    });
  }
}

/** Copied for each round, and made anew for one that begins late. */
async function makeWorld(writes: readonly Write[], nextPart: () => void): Promise<World> {
  const dataDir = await ownDataDir();
  const server = await startServer({ dataDir, env: ENV });
  try {
    const prepared: PreparedWrite[] = [];
    // Those with a code come first in the list and last here: it is valid for ten minutes.
    for (const write of writes.toReversed()) {
      nextPart();
      prepared.unshift(await write.prepare(server.address));
    }
    return { dataDir, prepared, made: performance.now() };
  } finally {
    await server.stop();
  }
}

/**
 * Kills one server after another over one copy of the data, each at its crash point during a write. The server that
 * checks a crash is the one that crashes next: starting it takes most of the time.
 */
async function dieInTurn(template: string, deaths: readonly Death[], nextPart: () => void): Promise<void> {
  const dataDir = await ownDataDir(template);
  const startToDieAt = (point?: string) =>
    startServer({
      ...{ dataDir, isShortLived: true },
      env: { ...ENV, ...(point !== undefined && { CRASH_AT: point }) },
    });
  let server = await startToDieAt(deaths[0]?.point);
  try {
    for (const [turn, death] of deaths.entries()) {
      const { name, point, act } = death;
      nextPart();
      await test.step(`${name} survives kill -9 at ${point}`, async () => {
        await expect(act(server.address), `the server dies at ${point}`).rejects.toThrow('fetch failed');
        expect(await server.ended).toEqual([null, 'SIGKILL']);
        server = await startToDieAt(deaths[turn + 1]?.point);
        await prove(server.address, death);
      });
    }
    await server.stop();
    // A break in the chain of the log or a lost file of any crash would still be found now.
    await expectSoundData(dataDir);
  } finally {
    await server.stop('SIGKILL');
    await removeDataDir(dataDir);
  }
}

/** Nothing of the write is there, or all of it; the same request again makes it happen once. */
async function prove(address: string, { effects, act, count, refusedWith }: Death): Promise<void> {
  if (count) expect(await count(address)).toBe(effects);
  if (effects === 1 && refusedWith) await expect(act(address)).rejects.toMatchObject({ code: refusedWith });
  else await act(address);
  if (count) expect(await count(address)).toBe(1);
}
