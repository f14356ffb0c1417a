import { randomUUID } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { expectSoundData } from './kit/check-data';
import { again, type CrashWorld, makeCrashWorld, SIGNING } from './kit/crash-world';
import { WRITES } from './kit/crash-writes';
import { ownDataDir, removeDataDir, startServer } from './kit/server';
import { documentOf, find, send, sign } from './kit/steps';

// Each has a server and data of its own, and some wait for a minute to pass.
test.describe.configure({ mode: 'parallel' });

let world: CrashWorld;
test.beforeAll(async () => {
  test.setTimeout(120_000);
  world = await makeCrashWorld();
});
test.afterAll(() => removeDataDir(world.dataDir));

for (const { name, before, after, act, count, refusedWith } of WRITES) {
  for (const [point, times] of [
    ...before.map((point) => [point, 0] as const),
    ...after.map((point) => [point, 1] as const),
  ]) {
    test(`${name} survives kill -9 at ${point}`, async () => {
      const key = randomUUID();
      const prove = async (address: string) => {
        const place = { address, world, key };
        expect(await count(place)).toBe(times);
        if (times === 1 && refusedWith) {
          await expect(act(place)).rejects.toMatchObject({ code: refusedWith });
        } else await act(place);
        expect(await count(place)).toBe(1);
      };
      await dieAt(point, (address) => act({ address, world, key }), prove);
    });
  }
}

for (const [point, signatures] of [
  ['sign.before-seal', 0],
  ['sign.after-seal', 0],
  ['cofundingregistration/sign.after-commit', 1],
] as const) {
  test(`the signature survives kill -9 at ${point}`, async () => {
    const { registration } = world.signing;
    const signNow = (address: string) => sign(again(address, world.signing), registration, SIGNING);
    await dieAt(point, signNow, async (address) => {
      const client = again(address, world.signing);
      const after = await find(client, registration.id);
      expect(after.status).toBe(signatures === 0 ? 'to_sign' : 'signed');
      expect(documentOf(after, 'FORMULARZ').signatures).toHaveLength(signatures);

      // The same code: what the call that died has not stored did not use it up.
      await signNow(address);
      expect(documentOf(await find(client, registration.id), 'FORMULARZ').signatures).toHaveLength(1);
    });
  });
}

test('a server killed between signing and sending loses nothing, and the sending goes on', async () => {
  const { sending } = world;
  const dataDir = await ownDataDir(world.dataDir);
  try {
    await (await startServer({ dataDir })).stop('SIGKILL');
    const server = await startServer({ dataDir });
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

/** Kills a server of a fresh copy at a named point while somebody writes, and starts it again. */
async function dieAt(
  point: string,
  write: (address: string) => Promise<unknown>,
  prove: (address: string) => Promise<void>,
): Promise<void> {
  const dataDir = await ownDataDir(world.dataDir);
  try {
    const dying = await startServer({ dataDir, env: { CRASH_AT: point } });
    await expect(write(dying.address), `the server dies at ${point}`).rejects.toThrow('fetch failed');
    expect(await dying.ended).toEqual([null, 'SIGKILL']);

    const server = await startServer({ dataDir });
    try {
      await prove(server.address);
    } finally {
      await server.stop();
    }
    await expectSoundData(dataDir);
  } finally {
    await removeDataDir(dataDir);
  }
}
