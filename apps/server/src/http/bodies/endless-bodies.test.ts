import { connect } from 'node:net';
import { CHUNK_BYTES } from '@urzad/contract';
import { afterAll, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { CHUNK_URL, chunksBy } from '../../../test/chunked';
import { pdfOf } from '../../../test/multipart';
import { signIn } from '../../../test/sign-in';
import { testApp } from '../../../test/test-app';

const test = await testApp();
await test.app.listen({ port: 0, host: '127.0.0.1' });
const { port } = z.parse(z.object({ port: z.number() }), test.app.server.address());
afterAll(() => test.close());

const anna = await signIn(test, 'anna.przykladowa');
const PLAIN_URL = '/api/base/uploadfile';

/** A body without an end. What the server answers, and how many bytes it has taken when it closes the connection. */
async function pour(url: string, head: string): Promise<{ answer: string; sent: number }> {
  const socket = connect(port, '127.0.0.1');
  const headers = `host: a\r\ntoken: ${anna.tokens.token}\r\ncontent-type: multipart/form-data; boundary=x`;
  socket.write(`POST ${url} HTTP/1.1\r\n${headers}\r\ntransfer-encoding: chunked\r\n\r\n`);
  const asChunk = (bytes: Buffer) =>
    Buffer.concat([Buffer.from(`${bytes.length.toString(16)}\r\n`), bytes, Buffer.from('\r\n')]);
  socket.write(asChunk(Buffer.from(head)));
  const came: Buffer[] = [];
  socket.on('data', (bytes) => came.push(bytes));
  const blank = asChunk(Buffer.alloc(100_000, ' '));
  const more = () => {
    while (socket.writable && socket.write(blank));
  };
  socket.on('drain', more);
  more();
  await new Promise((resolve) => socket.on('error', () => undefined).once('close', resolve));
  return { answer: Buffer.concat(came).toString(), sent: socket.bytesWritten };
}

const part = (disposition: string) => `--x\r\nContent-Disposition: form-data; ${disposition}\r\n\r\n`;
const field = (name: string, value: string) => `${part(`name="${name}"`)}${value}\r\n`;

it.each([
  ['before its first part', CHUNK_URL, ' '],
  ['in a field', CHUNK_URL, part('name="session_id"')],
  ['before its first part', PLAIN_URL, ' '],
  ['in a field', PLAIN_URL, part('name="note"')],
])('a body that does not end %s is refused and loses its connection: %s', async (_where, url, head) => {
  const { answer } = await pour(url, head);
  expect(answer).toMatch(/^HTTP\/1\.1 413 [\s\S]*"code":"size"/);
  expect((await anna.get('/api/base/whoami')).statusCode).toBe(200);
});

it('a chunk that does not end is refused, loses its connection, and is taken again', async () => {
  const bytes = pdfOf(CHUNK_BYTES);
  const chunks = chunksBy(anna);
  const session_id = await chunks.begun('a.pdf', bytes, []);
  const fields = field('session_id', session_id) + field('start_offset', '0') + field('phase', 'upload');
  const { answer, sent } = await pour(CHUNK_URL, `${fields}${part('name="chunk"; filename="blob"')}%PDF-1.7`);
  expect(answer).toMatch(/^HTTP\/1\.1 400 [\s\S]*"chunk":"is-too-big"/);
  // As much of a refused body is read as of any other.
  expect(sent).toBeGreaterThan(90_000_000);
  expect((await chunks.status(session_id)).json().data.offsets).toEqual([]);
  expect((await chunks.send({ session_id, start_offset: 0 }, bytes)).statusCode).toBe(200);
});
