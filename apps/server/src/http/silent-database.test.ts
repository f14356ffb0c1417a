import fastify from 'fastify';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { handleErrors } from './error-handler';
import { endSilence } from './silent-database';

let isThere: boolean;
const never = new Promise(() => undefined);
let app: ReturnType<typeof fastify>;
beforeEach(() => {
  app = fastify();
  handleErrors(app);
  endSilence(app, { isAnswering: async () => isThere, close: async () => undefined }, 20);
  app.get('/never', () => never);
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
