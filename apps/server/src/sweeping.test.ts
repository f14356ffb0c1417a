import { afterAll, afterEach, expect, it, vi } from 'vitest';
import { bucketThatFails } from '../test/faulty-bucket';
import { testApp } from '../test/test-app';
import type { FileStore } from './files/file-store';
import { s3FileStore } from './files/s3-file-store';
import { keepSweeping } from './sweeping';

const HOUR_MS = 60 * 60 * 1000;

const test = await testApp();
afterAll(() => test.close());
afterEach(() => void vi.useRealTimers());

const linesWith = (words: string) => test.logLines.filter((line) => line.includes(words));

/** The parts of the server, with what a sweep asks of the store counted or changed. */
function sweptWith(files: Partial<FileStore>) {
  const { db, incoming, parts, clock, log } = test.app;
  return { db, incoming, parts, clock, log, files: { ...test.app.files, ...files } };
}

it('removes what is old at once and every hour, and not after its end', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const list = vi.fn(async () => []);
  const sweeping = keepSweeping(sweptWith({ list }));
  await expect.poll(() => list).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(HOUR_MS - 1);
  expect(list).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1);
  await expect.poll(() => list).toHaveBeenCalledTimes(2);

  await sweeping.stop();
  vi.advanceTimersByTime(2 * HOUR_MS);
  expect(list).toHaveBeenCalledTimes(2);
});

it('tells the log what fails, and sweeps again', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const list = vi.fn(async () => Promise.reject(new Error('AccessDenied')));
  const sweeping = keepSweeping(sweptWith({ list }));
  await expect.poll(() => linesWith('Unattached files stay')).toHaveLength(1);
  vi.advanceTimersByTime(HOUR_MS);
  await expect.poll(() => list).toHaveBeenCalledTimes(2);
  await sweeping.stop();
});

it('ends during the first try of a store that does not answer, and logs no failure', async () => {
  const asked = vi.fn();
  const { place, close } = await bucketThatFails(asked);
  const before = linesWith('stay').length;
  try {
    // A try of such a store takes 30 s, and the client makes three.
    const sweeping = keepSweeping(sweptWith(await s3FileStore(place)));
    await expect.poll(() => asked).toHaveBeenCalledTimes(2);
    await sweeping.stop();
    expect(asked).toHaveBeenCalledTimes(2);
    expect(linesWith('stay')).toHaveLength(before);
  } finally {
    close();
  }
});
