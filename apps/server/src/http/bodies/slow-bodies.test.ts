import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { CHUNK_BYTES } from '@urzad/contract';
import { afterAll, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { chunkBody, chunksBy } from '../../../test/chunked';
import { pdfOf } from '../../../test/multipart';
import { signIn } from '../../../test/sign-in';
import { testApp } from '../../../test/test-app';
import { BODY_TIMES, type BodyTimes } from './slow-bodies';

const SHORT_MS = 1_000;
const PACE_MS = 100;

/** One limit is short at a time: on a busy machine a body that comes slowly may be silent for longer. */
const ofSilence = await listening({ ...BODY_TIMES, idleMs: SHORT_MS });
const ofTime = await listening({ ...BODY_TIMES, wholeMs: SHORT_MS });
afterAll(() => Promise.all([ofSilence.test.close(), ofTime.test.close()]));

async function listening(bodyTimes: BodyTimes) {
  const test = await testApp({ parts: { bodyTimes } });
  await test.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = z.parse(z.object({ port: z.number() }), test.app.server.address());
  const { tokens, ...anna } = await signIn(test, 'anna.przykladowa');
  return { test, port, token: tokens.token, chunks: chunksBy({ tokens, ...anna }) };
}

type Limited = Awaited<ReturnType<typeof listening>>;

function beginPost({ port, token }: Limited, url: string, length: number, type: string): Socket {
  const socket = connect(port, '127.0.0.1');
  const headers = {
    host: 'a',
    token,
    'content-type': type,
    'content-length': length,
    connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  socket.write(`POST ${url} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`);
  return socket;
}

/** Everything that comes until the server closes the connection, on which the client may still be sending. */
async function answerOn(socket: Socket): Promise<string> {
  const came: Buffer[] = [];
  socket.on('data', (bytes) => came.push(bytes));
  await new Promise((resolve) => socket.on('error', () => undefined).once('close', resolve));
  return Buffer.concat(came).toString();
}

/** Sends bytes one after another in so many turns. */
function trickle(socket: Socket, bytes: Uint8Array, turns: number) {
  const size = Math.ceil(bytes.length / turns);
  let sent = 0;
  const timer = setInterval(() => {
    if (sent >= bytes.length || !socket.writable) return clearInterval(timer);
    socket.write(bytes.subarray(sent, sent + size));
    sent += size;
  }, PACE_MS);
  socket.once('close', () => clearInterval(timer));
}

it('gives an upload a minute of silence, and any other body two minutes', () => {
  expect(BODY_TIMES).toEqual({ idleMs: 60_000, wholeMs: 120_000 });
});

it('ends a chunk of which no byte comes, counts nothing of it and takes it again', async () => {
  const bytes = pdfOf(CHUNK_BYTES);
  const { chunks } = ofSilence;
  const session_id = await chunks.begun('a.pdf', bytes, []);
  const { headers, payload } = chunkBody({ session_id, start_offset: 0 }, bytes);
  const socket = beginPost(ofSilence, '/api/base/uploadchunk', payload.length, headers['content-type']);
  socket.write(payload.subarray(0, 500_000));

  const answer = await answerOn(socket);
  expect(answer).toMatch(/^HTTP\/1\.1 408 /);
  expect(answer).toContain('{"status":"error","code":"not-valid","data":{"body":"too-slow"}}');
  expect((await chunks.status(session_id)).json().data.offsets).toEqual([]);
  expect((await chunks.send({ session_id, start_offset: 0 }, bytes)).statusCode).toBe(200);
});

it('ends a plain upload of which no byte comes', async () => {
  const type = 'multipart/form-data; boundary=x';
  const socket = beginPost(ofSilence, '/api/base/uploadfile', 1_000_000, type);
  socket.write('--x\r\nContent-Disposition: form-data; name="files"; filename="a.pdf"\r\n\r\n%PDF-1.7\n');
  const answer = await answerOn(socket);
  expect(answer).toMatch(/^HTTP\/1\.1 408 /);
  expect(answer).toContain('{"code":"not-valid","data":{"body":"too-slow"}}');
});

it('lets a slow upload take its time', async () => {
  const bytes = pdfOf(CHUNK_BYTES);
  const session_id = await ofTime.chunks.begun('a.pdf', bytes, []);
  const { headers, payload } = chunkBody({ session_id, start_offset: 0 }, bytes);
  const socket = beginPost(ofTime, '/api/base/uploadchunk', payload.length, headers['content-type']);
  trickle(socket, payload, (2 * SHORT_MS) / PACE_MS);
  expect(await answerOn(socket)).toMatch(/^HTTP\/1\.1 200 [\s\S]*\{"status":"success"\}$/);
});

it('ends any other body that is not there in time, however often a byte comes', async () => {
  // Its last byte never comes.
  const body = Buffer.alloc(10_000, ' ');
  const socket = beginPost(ofTime, '/api/user/login', body.length + 1, 'application/json');
  trickle(socket, body, body.length);
  expect(await answerOn(socket)).toMatch(/^HTTP\/1\.1 408 [\s\S]*"too-slow"/);
});

it('lets no connection stay idle whose upload was refused before its body had ended', async () => {
  const { server } = ofTime.test.app;
  const { keepAliveTimeout } = server;
  server.keepAliveTimeout = PACE_MS;
  const socket = connect(ofTime.port, '127.0.0.1');
  const answer = answerOn(socket);
  const type = 'multipart/form-data; boundary=x';
  socket.write(
    `POST /api/base/uploadfile HTTP/1.1\r\nhost: a\r\ncontent-type: ${type}\r\ncontent-length: 10\r\n\r\n`,
  );
  await once(socket, 'data');
  socket.write('x'.repeat(10));
  expect(await answer).toMatch(/^HTTP\/1\.1 401 [\s\S]*connection: keep-alive/i);
  server.keepAliveTimeout = keepAliveTimeout;
});

it('lets the work on a whole upload take longer than the silence', async () => {
  const bytes = pdfOf(20);
  const session_id = await ofSilence.chunks.begun('a.pdf', bytes);
  const { parts } = ofSilence.test.app;
  const { whole } = parts;
  const slow = new Promise((resolve) => setTimeout(resolve, 2 * SHORT_MS));
  parts.whole = async (id, work) => {
    await slow;
    return whole(id, work);
  };
  const body = JSON.stringify({ phase: 'finish', session_id });
  const socket = beginPost(ofSilence, '/api/base/uploadchunk', body.length, 'application/json');
  socket.write(body);
  expect(await answerOn(socket)).toMatch(/^HTTP\/1\.1 200 /);
  parts.whole = whole;
});
