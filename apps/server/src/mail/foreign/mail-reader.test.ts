import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { mailReader } from './mail-reader';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'reader-'));
  // As the server is built, but whole: packages are not found from a temporary folder.
  await build({
    configFile: false,
    logLevel: 'silent',
    build: { ssr: path.join(import.meta.dirname, 'read-worker.ts'), outDir: folder, target: 'node20' },
    ssr: { noExternal: true },
  });
});
afterAll(() => rm(folder, { recursive: true }));

const reader = (heapMb: number) =>
  mailReader(path.join(folder, 'read-worker.js'), { cpuMs: 60_000, heapMb, growthBytes: 1_000_000_000 });
const parts = (one: string, count: number) =>
  Buffer.from(`Content-Type: multipart/mixed; boundary=b\r\n\r\n${one.repeat(count)}--b--\r\n`);

it('reads a letter in a thread', async () => {
  const bytes = Buffer.from('zażółć');
  const letter = Buffer.concat([
    Buffer.from(
      'From: Anna <anna@firma.example.org>\r\nDate: Mon, 08 Feb 2027 10:00:00 +0100\r\nContent-Type: multipart/mixed; boundary=b\r\n\r\n--b\r\n\r\nTekst.\r\n--b\r\nContent-Type: application/pdf; name=a.pdf\r\nContent-Transfer-Encoding: 8bit\r\n\r\n',
    ),
    bytes,
    Buffer.from('\r\n--b--\r\n'),
  ]);
  const read = await reader(128)(letter);
  expect(read).toMatchObject({ body: 'Tekst.', sent_date: new Date('2027-02-08T09:00:00.000Z') });
  expect(
    typeof read === 'object' &&
      Buffer.from(read.parts[0]?.bytes ?? [])
        .toString()
        .trim(),
  ).toBe('zażółć');
});

it('refuses many parts by their fields, whatever the letters of these', async () => {
  expect(await reader(128)(parts('--b\r\ncontent-type: text/plain\r\n\r\na\r\n', 2000))).toBe('too-deep');
});

it('refuses a letter of parts without heads that takes the memory of the thread, and goes on', async () => {
  expect(await reader(32)(parts('--b\n', 1_000_000))).toBe('too-deep');
  expect(await reader(128)(Buffer.from('\r\nNastępny.'))).toMatchObject({ body: 'Następny.' });
});
