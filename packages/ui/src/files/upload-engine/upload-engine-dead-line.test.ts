import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { afterEach, expect, it, vi } from 'vitest';
import type { SendingOptions, SendingPort } from './sending/sending-port';
import { engineWith, resultsOf } from './testing/engine-world';
import { contentOf, fileOf } from './testing/fake-server';
import { silentProxy } from './testing/silent-proxy';
import { failureOfStatus } from './upload-failure';

const SIZE = 3_000_000;
const CHUNK = 500_000;

const closers: (() => void)[] = [];
afterEach(() => {
  for (const close of closers.splice(0)) close();
});

/** A server that takes chunks over HTTP, slowly enough for a line to die in the middle. */
async function chunkServer() {
  const chunks = new Map<number, Buffer>();

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const bytes = await buffer(request);
    const [, phase, offset] = (request.url ?? '').split('/');
    if (phase === 'chunk') {
      await new Promise((resolve) => setTimeout(resolve, 50));
      chunks.set(Number(offset), bytes);
    }
    const data =
      phase === 'finish' ? { filename: 'f1', url: '/f1' } : { session_id: 's1', end_offset: CHUNK };
    response.setHeader('Content-Type', 'application/json').end(JSON.stringify({ status: 'success', data }));
  }

  // The engine ends a request whose line is dead, also while its body is read: that request needs no answer.
  const server: Server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      if (!request.destroyed) throw error;
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closers.push(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo; // It listens on a port, so the address is no path.
  const whole = () =>
    Buffer.concat([...chunks].sort(([one], [other]) => one - other).map(([, part]) => part));
  return { port, chunks, whole };
}

function sendingTo(port: number): SendingPort {
  async function post(path: string, body: Blob | undefined, { signal }: SendingOptions) {
    try {
      const request = { method: 'POST', signal, ...(body && { body }) };
      return await (await fetch(`http://127.0.0.1:${port}${path}`, request)).json();
    } catch (error) {
      signal.throwIfAborted();
      throw failureOfStatus(error instanceof TypeError ? 0 : 500);
    }
  }
  return {
    plain: (file, options) => post('/plain', file, options),
    chunked: {
      start: (_file, options) => post('/start', undefined, options),
      chunk: ({ start_offset, chunk }, options) => post(`/chunk/${start_offset}`, chunk, options),
      finish: (_id, options) => post('/finish', undefined, options),
      status: (_id, options) => post('/status', undefined, options),
      cancel: (_id, options) => post('/cancel', undefined, options),
    },
  };
}

it('a file arrives although its connections swallow everything in the middle', async () => {
  const server = await chunkServer();
  const proxy = await silentProxy(server.port);
  closers.push(proxy.close);
  const { engine } = engineWith({ sending: sendingTo(proxy.port), silenceMs: 700 });
  engine.add([fileOf(SIZE)]);
  await vi.waitFor(() => expect(proxy.taken()).toBeGreaterThan(SIZE * 0.4), { timeout: 5000, interval: 1 });
  proxy.swallow();
  const arrived = server.chunks.size;

  await vi.waitFor(() => expect(resultsOf(engine)).toEqual(['success']), { timeout: 15_000 });
  expect(arrived).toBeLessThan(SIZE / CHUNK);
  expect(server.whole().equals(contentOf(SIZE))).toBe(true);
}, 20_000);
