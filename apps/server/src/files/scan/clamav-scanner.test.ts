import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, expect, it } from 'vitest';
import { type ClamavStub, clamavStub, EICAR } from '../../../test/clamav-stub';
import { pdfOf } from '../../../test/multipart';
import { ApiError } from '../../api-error';
import { clamavScanner } from './clamav-scanner';

const folder = await mkdtemp(path.join(tmpdir(), 'scan-'));
afterAll(() => rm(folder, { recursive: true }));

let stub: ClamavStub | undefined;
afterEach(async () => {
  await stub?.close();
  stub = undefined;
});

async function fileOf(bytes: Buffer): Promise<string> {
  const file = path.join(folder, 'file');
  await writeFile(file, bytes);
  return file;
}

const withEicar = Buffer.concat([pdfOf(200_000), Buffer.from(EICAR), pdfOf(1_000)]);

it('sends a file in blocks, whole, and lets a clean one pass', async () => {
  stub = await clamavStub();
  const bytes = pdfOf(300_000);
  expect(await clamavScanner(stub.address)(await fileOf(bytes))).toBe(true);
  expect(stub.received().equals(bytes)).toBe(true);
});

it('refuses a file with a signature anywhere in it', async () => {
  stub = await clamavStub();
  expect(await clamavScanner(stub.address)(await fileOf(withEicar))).toBe(false);
});

it.each([
  ['no verdict', 'INSTREAM size limit exceeded. ERROR'],
  ['nothing at all', ''],
])('takes nothing unseen when the daemon says %s', async (_what, answer) => {
  stub = await clamavStub(answer);
  const scan = clamavScanner(stub.address)(await fileOf(pdfOf(1_000)));
  await expect(scan).rejects.toMatchObject({ code: 'server', status: 503, retryAfter: 30 });
});

it('takes nothing unseen when there is no daemon, on a port and on a path', async () => {
  const gone = await clamavStub();
  await gone.close();
  for (const address of [gone.address, path.join(folder, 'clamd.ctl')]) {
    await expect(clamavScanner(address)(await fileOf(pdfOf(1_000)))).rejects.toBeInstanceOf(ApiError);
  }
});

it('asks a daemon behind the socket of a path', async () => {
  const socket = path.join(folder, 'listening.ctl');
  const server = createServer((caller) => {
    caller.on('error', () => undefined).once('data', () => caller.end('stream: OK\0'));
  });
  await new Promise<void>((resolve) => {
    server.listen(socket, resolve);
  });
  expect(await clamavScanner(socket)(await fileOf(pdfOf(100)))).toBe(true);
  server.close();
});
