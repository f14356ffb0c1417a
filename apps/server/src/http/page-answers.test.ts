import fastify from 'fastify';
import { expect, it } from 'vitest';
import { pageAnswers } from './page-answers';

it('has the last answers where the new ones do not come in time', async () => {
  const app = fastify();
  let wait = Promise.resolve();
  for (const url of ['/api/base/initsystem', '/api/cofundingcall/get']) {
    app.get(url, async () => {
      await wait;
      return { url };
    });
  }
  const first = await pageAnswers(app, '/', 1_000);
  wait = new Promise(() => undefined);
  expect(await pageAnswers(app, '/', 10)).toEqual(first);
  expect(first.isComplete).toBe(true);
});
