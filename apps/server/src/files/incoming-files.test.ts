import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { FileTooLarge } from './file-store';
import { incomingFiles } from './incoming-files';

const folder = path.join(await mkdtemp(path.join(tmpdir(), 'incoming-')), 'incoming');
afterAll(() => rm(path.dirname(folder), { recursive: true }));

const incoming = await incomingFiles(folder);

async function* texts(...parts: string[]) {
  for (const part of parts) yield Buffer.from(part);
}

it('receives a stream whole, with its size and digest, and lets it go', async () => {
  const file = await incoming.receive(texts('zażółć ', 'gęślą'), { limit: 100 });
  expect(await readFile(file.path, 'utf8')).toBe('zażółć gęślą');
  expect(file).toMatchObject({
    size: Buffer.byteLength('zażółć gęślą'),
    sha256: createHash('sha256').update('zażółć gęślą').digest('hex'),
  });

  await incoming.remove(file);
  await incoming.remove(file);
  expect(await readdir(folder)).toEqual([]);
});

it('leaves nothing of a stream over the limit, or one that broke off', async () => {
  async function* broken() {
    yield Buffer.from('half');
    throw new Error('connection lost');
  }
  await expect(incoming.receive(texts('123', '456'), { limit: 5 })).rejects.toThrow(FileTooLarge);
  await expect(incoming.receive(broken(), { limit: 5 })).rejects.toThrow('connection lost');
  expect(await readdir(folder)).toEqual([]);
});

it('sweeps what a server that died left', async () => {
  const left = await incoming.receive(texts('left'), { limit: 5 });
  const fresh = await incoming.receive(texts('fresh'), { limit: 5 });
  await utimes(left.path, new Date(1000), new Date(1000));

  expect(await incoming.sweep(new Date(2000))).toBe(1);
  expect(await readdir(folder)).toEqual([path.basename(fresh.path)]);
});
