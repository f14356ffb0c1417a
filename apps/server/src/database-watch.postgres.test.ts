import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import { expect, inject, it } from 'vitest';
import { watchPostgres } from './database-watch';

it('tells of a database that swallows questions within seconds, and when it is back', async () => {
  const url = new URL(inject('postgresUrl') ?? '');
  const { port, hostname } = url;
  let isFrozen = false;
  const relay = createServer((near) => {
    const far = connect(Number(port), hostname);
    near.on('data', (bytes) => isFrozen || far.write(bytes));
    far.pipe(near);
    for (const socket of [near, far]) socket.on('error', () => undefined);
    near.on('close', () => far.destroy());
  });
  relay.listen(0, '127.0.0.1');
  await once(relay, 'listening');
  const address = relay.address();
  url.port = String(typeof address === 'object' && address ? address.port : 0);
  url.pathname = '/postgres';
  const watch = watchPostgres(url.href);
  await expect.poll(watch.isAnswering).toBe(true);

  isFrozen = true;
  const begun = performance.now();
  expect(await Promise.all([watch.isAnswering(), watch.isAnswering()])).toEqual([false, false]);
  expect(performance.now() - begun).toBeLessThan(4_000);

  isFrozen = false;
  await expect.poll(watch.isAnswering).toBe(true);
  await watch.close();
  relay.close();
});
