import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import fastify from 'fastify';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { exeBytes, multipartOf, pdfOf } from '../../../test/multipart';
import { signIn } from '../../../test/sign-in';
import { type TestApp, testApp } from '../../../test/test-app';
import type { IncomingFiles } from '../../files/incoming-files';
import { drainUnreadBodies } from './unread-body';

const SIZES = [300_000, 1_000_000, 10_000_000];
const BLANK = '\r\n\r\n';

const normal = await listening(await testApp());
const full = await listening(await testApp({ parts: { incoming: fullDisk(normal.test.app.incoming) } }));
afterAll(() => Promise.all([normal.test.close(), full.test.close()]));

async function listening(test: TestApp) {
  await test.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = z.parse(z.object({ port: z.number() }), test.app.server.address());
  const { tokens } = await signIn(test, 'anna.przykladowa');
  return { test, port, token: tokens.token };
}

/** A disk that is full after the first bytes. */
function fullDisk(incoming: IncomingFiles): IncomingFiles {
  return {
    ...incoming,
    async receive(source) {
      for await (const _chunk of source) break;
      throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
    },
  };
}

interface Upload {
  to?: typeof normal;
  token?: string;
  headers: Record<string, string | number>;
}

function beginUpload({ to = normal, token = to.token, headers }: Upload): Socket {
  const socket = connect(to.port, '127.0.0.1');
  const lines = Object.entries({ host: 'a', token, ...headers }).map(([name, value]) => `${name}: ${value}`);
  socket.write(`POST /api/base/uploadfile HTTP/1.1\r\n${lines.join('\r\n')}${BLANK}`);
  return socket;
}

/** As a browser does: the whole body first, and the next request on the same connection. */
async function answersTo(upload: Upload, payload: Buffer) {
  const headers = { ...upload.headers, 'content-length': payload.length };
  const socket = beginUpload({ ...upload, headers });
  const next = `GET /api/base/whoami HTTP/1.1\r\nhost: a\r\nconnection: close${BLANK}`;
  socket.write(Buffer.concat([payload, Buffer.from(next)]));
  const answers: Buffer[] = await socket.toArray();
  const text = Buffer.concat(answers).toString();
  return {
    statuses: [...text.matchAll(/HTTP\/1\.1 ([0-9]{3})/g)].map(([, status]) => status),
    code: /"code":"([^"]*)"/.exec(text)?.[1],
  };
}

describe('a refused upload leaves its connection free for the next request', () => {
  it.each(SIZES)('415, a program named .jpg, %i bytes', async (size) => {
    const { headers, payload } = multipartOf('zdjecie.jpg', Buffer.concat([exeBytes(), Buffer.alloc(size)]));
    const answers = await answersTo({ headers }, payload);
    expect(answers).toEqual({ statuses: ['415', '200'], code: 'extension' });
  });

  it.each(SIZES)('400, a part of another name, %i bytes', async (size) => {
    const { headers, payload } = multipartOf('a.pdf', pdfOf(size), 'other');
    const answers = await answersTo({ headers }, payload);
    expect(answers).toEqual({ statuses: ['400', '200'], code: 'no-required-data' });
  });

  it.each([3_300_000, 10_000_000])('413, %i bytes', async (size) => {
    const { headers, payload } = multipartOf('a.pdf', pdfOf(size));
    const answers = await answersTo({ headers }, payload);
    expect(answers).toEqual({ statuses: ['413', '200'], code: 'size' });
  });

  it.each(SIZES)('507, no room on the disk, %i bytes', async (size) => {
    const { headers, payload } = multipartOf('a.pdf', pdfOf(size));
    const answers = await answersTo({ to: full, headers }, payload);
    expect(answers).toEqual({ statuses: ['507', '200'], code: 'server' });
  });

  it('401, nobody is signed in', async () => {
    const { headers, payload } = multipartOf('a.pdf', pdfOf(1_000_000));
    const answers = await answersTo({ token: 'x'.repeat(43), headers }, payload);
    expect(answers).toEqual({ statuses: ['401', '200'], code: 'token-expired' });
  });
});

describe('a refused body without an end', () => {
  const HEAD = `--x\r\nContent-Disposition: form-data; name="files"; filename="a.jpg"${BLANK}${' '.repeat(20_000)}`;
  const type = { 'content-type': 'multipart/form-data; boundary=x' };
  const firstAnswer = async (socket: Socket) => {
    const [bytes]: Buffer[] = await once(socket, 'data');
    return String(bytes).toLowerCase();
  };

  it('is told that its connection ends, when it says that it is larger than what is read', async () => {
    const socket = beginUpload({ headers: { ...type, 'content-length': 200_000_000 } });
    socket.write(HEAD);
    const answer = await firstAnswer(socket);
    expect(answer).toContain('http/1.1 415');
    expect(answer).toContain('\r\nconnection: close\r\n');
    socket.destroy();
  });

  it('loses its connection after 100 MB', async () => {
    const socket = beginUpload({ headers: { ...type, 'transfer-encoding': 'chunked' } });
    const chunk = (bytes: Buffer) =>
      Buffer.concat([Buffer.from(`${bytes.length.toString(16)}\r\n`), bytes, Buffer.from('\r\n')]);
    socket.write(chunk(Buffer.from(HEAD)));
    expect(await firstAnswer(socket)).toContain('http/1.1 415');

    const isClosed = new Promise((resolve) => socket.once('error', resolve).once('close', resolve));
    const megabyte = chunk(Buffer.alloc(1_000_000));
    let sent = 0;
    const pour = () => {
      do sent += 1;
      while (socket.writable && socket.write(megabyte));
    };
    socket.on('drain', pour);
    pour();
    await isClosed;
    expect(sent).toBeGreaterThanOrEqual(100);
    expect(sent).toBeLessThan(200);
  });
});

describe('a request without a connection, as those that make the demo data', () => {
  afterEach(() => vi.useRealTimers());

  it('leaves nothing behind that ends the server a minute later', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const app = fastify();
    drainUnreadBodies(app);
    app.addContentTypeParser('text/unread', (_request, _payload, done) => done(null));
    app.post('/', async () => 'ok');
    const headers = { 'content-type': 'text/unread' };
    const answer = await app.inject({ method: 'POST', url: '/', headers, payload: 'left' });

    expect(answer.statusCode).toBe(200);
    expect(() => vi.advanceTimersByTime(60_000)).not.toThrow();
    await app.close();
  });
});
