import type { RequestListener } from 'node:http';
import Fastify from 'fastify';
import { afterEach, expect, it } from 'vitest';
import { bucketThatFails, faultyBucket } from '../../test/faulty-bucket';
import { handleErrors } from '../http/error-handler';
import { StartRefused } from '../startup/refusals/start-refused';
import { s3FileStore } from './s3-file-store';

const FILENAME = 'a'.repeat(32);
const TIMEOUTS = { connectionTimeout: 60_000, requestTimeout: 60_000 };
/** Three tries of the start may take so long, and each of a read from a store that has fallen silent does. */
const SILENCE = { ...TIMEOUTS, requestTimeout: 1_000 };

let closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing) close();
  closing = [];
});

function closedAfter({ place, close }: Awaited<ReturnType<typeof faultyBucket>>) {
  closing.push(close);
  return place;
}

const openStore = async (answer: RequestListener, timeouts = SILENCE) =>
  s3FileStore(closedAfter(await bucketThatFails(answer)), timeouts);

it('the server does not start with a store that takes a connection and says nothing', async () => {
  const start = s3FileStore(closedAfter(await faultyBucket(() => undefined)), {
    ...TIMEOUTS,
    requestTimeout: 100,
  });
  await expect(start).rejects.toBeInstanceOf(StartRefused);
  await expect(start).rejects.toThrow('cannot be reached (ETIMEDOUT)');
});

it.each<[string, RequestListener]>([
  ['falls silent', () => undefined],
  ['answers that it cannot', (_request, response) => response.writeHead(503).end()],
])('a store that %s ends the reading, and the reader is told to come again', async (_what, answer) => {
  const store = await openStore(answer);
  const app = Fastify();
  closing.push(() => app.close());
  handleErrors(app);
  app.get('/', async () => (await store.read(FILENAME))?.stream);

  const { statusCode, headers } = await app.inject('/');
  expect([statusCode, headers['retry-after']]).toEqual([503, '5']);
});

it('fifty readers who pause do not keep the next from the store', async () => {
  const pausing: RequestListener = (_request, response) => {
    response.writeHead(200, { 'content-length': 1_000_000_000 }).write(Buffer.alloc(1_000));
  };
  const store = await openStore(pausing, TIMEOUTS);
  const readings = await Promise.all(Array.from({ length: 51 }, () => store.read(FILENAME)));
  expect(readings.map((reading) => reading?.size)).toEqual(readings.map(() => 1_000_000_000));
  for (const reading of readings) reading?.stream.destroy();
});
