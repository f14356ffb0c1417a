import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { type TestApp, testApp } from '../../test/test-app';
import { HEADER_TIMES } from './broken-request';

const LATE_MS = 300;
const REQUEST = 'GET /api/base/whoami HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n';

let server: TestApp;
let port: number;
beforeAll(async () => {
  const headerTimes = { headersTimeout: LATE_MS, connectionsCheckingInterval: 50 };
  server = await testApp({ parts: { headerTimes } });
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = z.parse(z.object({ port: z.number() }), server.app.server.address()));
});
afterAll(() => server.close());

/** What comes on a connection until the server closes it. */
function exchange(begin: (socket: Socket) => void): Promise<string> {
  const socket = connect(port, '127.0.0.1', () => begin(socket));
  const came: Buffer[] = [];
  socket.on('data', (bytes) => came.push(bytes)).on('error', () => undefined);
  return new Promise((resolve) => socket.once('close', () => resolve(Buffer.concat(came).toString())));
}

/** Keeps the processor to itself, as another program or a paused machine does. */
function busy(ms: number) {
  const end = performance.now() + ms;
  while (performance.now() < end);
}

it('ends a connection on which nothing was sent without a word', async () => {
  expect(await exchange(() => undefined)).toBe('');
});

it('ends one whose headers are late with 408, and reads nothing more', async () => {
  const [head = '', body = ''] = (
    await exchange((socket) => {
      socket.write(REQUEST.slice(0, 30));
    })
  ).split('\r\n\r\n');
  expect(head.split('\r\n')).toEqual(
    expect.arrayContaining(['HTTP/1.1 408 Request Timeout', 'Connection: close']),
  );
  expect(JSON.parse(body)).toEqual({ code: 'not-valid', data: null });
});

it('serves a request that it could not read in time, as it had no processor', async () => {
  let served = 0;
  server.app.server.on('request', () => {
    served += 1;
  });
  const accepted = once(server.app.server, 'connection');
  const socket = connect(port, '127.0.0.1');
  const answer = text(socket);
  await Promise.all([accepted, once(socket, 'connect')]);
  socket.write(REQUEST);
  busy(LATE_MS * 2);
  expect(await answer).toMatch(/^HTTP\/1.1 200 /);
  expect(served).toBe(1);
});

it('looks for late headers every two seconds, and takes them for late after twenty', () => {
  expect(HEADER_TIMES).toEqual({ headersTimeout: 20_000, connectionsCheckingInterval: 2_000 });
});
