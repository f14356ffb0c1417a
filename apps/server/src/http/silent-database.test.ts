import type { ServerResponse } from 'node:http';
import fastify, { type FastifyReply } from 'fastify';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { handleErrors } from './error-handler';
import { endSilence } from './silent-database';

let isThere: boolean;
let asked: number;
let taken: (raw: ServerResponse) => void;
const never = new Promise(() => undefined);
let app: ReturnType<typeof fastify>;
beforeEach(() => {
  app = fastify();
  handleErrors(app);
  asked = 0;
  const isAnswering = async () => {
    asked += 1;
    return isThere;
  };
  endSilence(app, { isAnswering, close: async () => undefined }, 20);
  app.get('/never', () => never);
  app.get('/socket', async (_request: unknown, reply: FastifyReply) => {
    reply.hijack();
    taken(reply.raw);
  });
  app.get('/slow', () => new Promise((resolve) => setTimeout(() => resolve('done'), 100)));
});
afterEach(() => app.close());

it('a request that waits for a database which stands still is answered 503', async () => {
  isThere = false;
  const answer = await app.inject('/never');
  expect([answer.statusCode, answer.headers['retry-after'], answer.json()]).toEqual([
    503,
    '5',
    { code: 'server', data: null },
  ]);
});

it('one that takes its time while the database answers is left alone', async () => {
  isThere = true;
  expect((await app.inject('/slow')).body).toBe('done');
});

it('asks nothing for a request that became a socket: its reply is never closed', async () => {
  vi.useFakeTimers();
  try {
    const raw = await new Promise<ServerResponse>((resolve) => {
      taken = resolve;
      // Its window is closed at the end of the test.
      void app.inject('/socket').catch(() => undefined);
    });
    await vi.advanceTimersByTimeAsync(1_000);
    expect([asked, vi.getTimerCount()]).toEqual([0, 0]);
    raw.destroy();
  } finally {
    vi.useRealTimers();
  }
});
