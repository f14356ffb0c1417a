import { randomUUID } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { testOfParts } from '../kit/parts';
import { ownDataDir, removeDataDir, startServer } from '../kit/server';
import { documentOf, find, send, sign } from '../kit/steps';
import { again, type CrashWorld, makeCrashWorld, SIGNING } from './kit/crash-world';
import { WRITES, type Write } from './kit/crash-writes';
import { expectSoundData } from './kit/sound-data';

let world: CrashWorld;
test.beforeAll(async () => {
  world = await makeCrashWorld();
});
test.afterAll(async () => {
  // Undefined when it could not be made: that error has to be the one of the report.
  if (world) await removeDataDir(world.dataDir);
});

/** A write, the crash point of the server in it, and the expected state of the next server. */
interface Death {
  name: string;
  point: string;
  write: (address: string) => Promise<unknown>;
  prove: (address: string) => Promise<void>;
}

/** The points of the signature, and how many signatures the document has after each. */
const SIGNATURE_POINTS = [
  ['sign.before-seal', 0],
  ['sign.after-seal', 0],
  ['cofundingregistration/sign.after-commit', 1],
] as const;

/** The crashes of each write. The signature comes first, as its code is valid for a short time only. */
const DEATHS: readonly Death[][] = [deathsOfSignature(), ...WRITES.map(deathsOf)];
const ROUNDS = Math.max(...DEATHS.map((deaths) => deaths.length));

// The n-th crash of every write in the n-th round, as no two of one data folder may be of the same write.
for (let round = 0; round < ROUNDS; round += 1) {
  test(`every write survives kill -9 at its crash points, round ${round + 1}`, async () => {
    await dieInTurn(DEATHS.flatMap((deaths) => deaths[round] ?? []));
  });
}

test('a server killed between signing and sending loses nothing, and the sending goes on', async () => {
  const { sending } = world;
  const dataDir = await ownDataDir(world.dataDir);
  try {
    await (await startServer({ dataDir, isShortLived: true })).stop('SIGKILL');
    const server = await startServer({ dataDir, isShortLived: true });
    const client = again(server.address, sending);
    const found = await find(client, sending.registration.id);
    expect(found.status).toBe('signed');
    expect(documentOf(found, 'FORMULARZ').signatures).toHaveLength(1);

    const [one, two] = await Promise.all([
      send(client, found.id, 'one-form-x'),
      send(client, found.id, 'one-form-x'),
    ]);
    expect(one.number).toMatch(/^FR\/1-2027\/[0-9]{5}$/);
    expect([two.number, two.send_date]).toEqual([one.number, one.send_date]);
    const receipts = (await find(client, found.id)).documents.filter(
      ({ kind }) => kind === 'POTWIERDZENIE_ZLOZENIA',
    );
    expect(receipts).toHaveLength(1);
    await server.stop();
    await expectSoundData(dataDir);
  } finally {
    await removeDataDir(dataDir);
  }
});

function deathsOf({ name, before, after, act, count, refusedWith }: Write): Death[] {
  const points = [
    ...before.map((point) => [point, 0] as const),
    ...after.map((point) => [point, 1] as const),
  ];
  return points.map(([point, times]) => {
    const key = randomUUID();
    return {
      name,
      point,
      write: (address) => act({ address, world, key }),
      async prove(address) {
        const attempt = { address, world, key };
        expect(await count(attempt)).toBe(times);
        if (times === 1 && refusedWith) {
          await expect(act(attempt)).rejects.toMatchObject({ code: refusedWith });
        } else await act(attempt);
        expect(await count(attempt)).toBe(1);
      },
    };
  });
}

function deathsOfSignature(): Death[] {
  const signNow = (address: string) =>
    sign(again(address, world.signing), world.signing.registration, SIGNING);

  return SIGNATURE_POINTS.map(([point, signatures]) => ({
    name: 'the signature',
    point,
    write: signNow,
    async prove(address) {
      const client = again(address, world.signing);
      const { id } = world.signing.registration;
      const after = await find(client, id);
      expect(after.status).toBe(signatures === 0 ? 'to_sign' : 'signed');
      expect(documentOf(after, 'FORMULARZ').signatures).toHaveLength(signatures);

      // The same code: the request that crashed did not mark it as used.
      await signNow(address);
      expect(documentOf(await find(client, id), 'FORMULARZ').signatures).toHaveLength(1);
    },
  }));
}

/**
 * Kills one server after another over one copy of the data, each at its crash point during a write. The server that
 * checks a crash is the one that crashes next: starting it takes most of the time.
 */
async function dieInTurn(deaths: readonly Death[]): Promise<void> {
  const dataDir = await ownDataDir(world.dataDir);
  const startToDieAt = (point?: string) =>
    startServer({ dataDir, isShortLived: true, ...(point !== undefined && { env: { CRASH_AT: point } }) });
  const nextPart = testOfParts();
  let server = await startToDieAt(deaths[0]?.point);
  try {
    for (const [turn, { name, point, write, prove }] of deaths.entries()) {
      nextPart();
      await test.step(`${name} survives kill -9 at ${point}`, async () => {
        await expect(write(server.address), `the server dies at ${point}`).rejects.toThrow('fetch failed');
        expect(await server.ended).toEqual([null, 'SIGKILL']);
        server = await startToDieAt(deaths[turn + 1]?.point);
        await prove(server.address);
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
