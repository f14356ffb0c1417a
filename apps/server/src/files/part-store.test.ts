import { access, mkdtemp, readdir, readFile, rename, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { deferred } from '@urzad/domain/testing/deferred';
import { afterAll, expect, it } from 'vitest';
import { PartClosed, PartGone, partStore } from './part-store';

const folder = await mkdtemp(path.join(tmpdir(), 'urzad-parts-'));
const parts = await partStore(folder);
afterAll(() => rm(folder, { recursive: true }));

async function* bytes(...texts: string[]) {
  for (const text of texts) yield Buffer.from(text);
}

const contentOf = (id: string) => readFile(path.join(folder, id), 'utf8');

it('writes each chunk to its place, and tells size and digest of the whole', async () => {
  await parts.begin('places');
  await Promise.all([parts.write('places', 3, bytes('d', 'ef')), parts.write('places', 0, bytes('abc'))]);

  const found = await parts.whole('places', async (file) => file);
  expect(found).toEqual({
    path: expect.stringContaining(folder),
    size: 6,
    // Of the text `abcdef`, by another tool.
    sha256: 'bef57ec7f53a6d40beb640a780a639c83bc29ac8a9816f1fc6c5c6dcd93c4721',
  });
});

it('leaves one whole of several that are written to one offset at once', async () => {
  await parts.begin('mixed');
  async function* slowly(letter: string) {
    for (let count = 0; count < 6; count += 1) {
      yield Buffer.from(letter);
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  }
  await Promise.all(['A', 'B', 'C', 'D'].map((letter) => parts.write('mixed', 0, slowly(letter))));
  expect(await contentOf('mixed')).toMatch(/^(A{6}|B{6}|C{6}|D{6})$/);
});

it('ends a chunk that stands still for one that comes whole', async () => {
  await parts.begin('standing');
  const never = deferred<void>();
  const standing = parts.write(
    'standing',
    0,
    (async function* () {
      yield Buffer.from('AB');
      await never.promise;
    })(),
  );
  const ended = expect(standing).rejects.toThrow(PartClosed);
  await parts.write('standing', 0, bytes('abc', 'def'));
  await ended;
  expect(await contentOf('standing')).toBe('abcdef');
  never.resolve();
});

it('ends who still writes to a file that is whole, and lets nobody begin', async () => {
  await parts.begin('closed');
  await parts.write('closed', 0, bytes('abcdef'));
  const late = deferred<void>();
  const left = parts.write(
    'closed',
    0,
    (async function* () {
      yield Buffer.from('AB');
      await late.promise;
      yield Buffer.from('CDEF');
    })(),
  );
  const refused = expect(left).rejects.toThrow(PartClosed);

  await parts.whole('closed', async () => {
    await refused;
    await expect(parts.write('closed', 0, bytes('x'))).rejects.toThrow(PartClosed);
    late.resolve();
  });
  expect(await contentOf('closed')).not.toContain('CDEF');
  await parts.write('closed', 0, bytes('abcdef'));
  expect(await contentOf('closed')).toBe('abcdef');
});

it('gives a copy to judge and keep, which the writer of another process does not change', async () => {
  const other = await partStore(folder);
  await parts.begin('judged');
  await parts.write('judged', 0, bytes('abcdef'));
  const [taken, judged] = [deferred<void>(), deferred<void>()];
  const late = other.write(
    'judged',
    0,
    (async function* () {
      taken.resolve();
      await judged.promise;
      yield Buffer.from('ABCDEF');
    })(),
  );
  await taken.promise;

  const kept = path.join(folder, 'kept');
  await parts.whole('judged', (file) => rename(file.path, kept));
  judged.resolve();
  await late;
  expect([await readFile(kept, 'utf8'), await contentOf('judged')]).toEqual(['abcdef', 'ABCDEF']);
  await rm(kept);
  expect((await readdir(folder)).filter((name) => name.startsWith('judged'))).toEqual(['judged']);
});

it('removes the copy of a server that died while it judged', async () => {
  const left = path.join(folder, 'died.0123456789abcdef');
  await writeFile(left, 'abcdef');
  await partStore(folder);
  await expect(access(left)).rejects.toThrow('ENOENT');
});

it('ends at once who waits for bytes that do not come', async () => {
  await parts.begin('stalled');
  const taken = deferred<void>();
  const left = parts.write(
    'stalled',
    0,
    (async function* () {
      yield Buffer.from('AB');
      // Asked for more: the first bytes were taken.
      taken.resolve();
      await new Promise(() => undefined);
    })(),
  );
  const refused = expect(left).rejects.toThrow(PartClosed);
  await taken.promise;
  const { size } = await parts.whole('stalled', async (file) => file);
  await refused;
  expect(await contentOf('stalled')).toHaveLength(size);
});

it('knows no file that was never begun or was removed, and none outside of its folder', async () => {
  await parts.begin('gone');
  await parts.remove('gone');
  await parts.remove('gone');
  await expect(parts.write('gone', 0, bytes('x'))).rejects.toThrow(PartGone);
  await expect(parts.whole('gone', async (file) => file)).rejects.toThrow(PartGone);

  await parts.begin('../outside');
  expect(await contentOf('outside')).toBe('');
});

it('lists what nobody wrote to for a while', async () => {
  await parts.begin('old');
  const long = new Date('2020-01-01T00:00:00Z');
  await utimes(path.join(folder, 'old'), long, long);
  expect(await parts.list(new Date('2021-01-01T00:00:00Z'))).toEqual(['old']);
});
