import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { diskFileStore } from './disk-file-store';
import { FileTooLarge } from './file-store';

const folder = await mkdtemp(path.join(tmpdir(), 'files-'));
afterAll(() => rm(folder, { recursive: true }));

const store = await diskFileStore(folder);
const write = (text: string, limit = 1000) => store.write(chunksOf(text), { limit });

describe('write', () => {
  it('leaves nothing of a file over the limit, or of one that broke off', async () => {
    async function* broken() {
      yield Buffer.from('half');
      throw new Error('connection lost');
    }
    const before = await readdir(path.join(folder, 'stored'));

    await expect(write('123456', 5)).rejects.toThrow(FileTooLarge);
    await expect(store.write(broken(), { limit: 250 })).rejects.toThrow('connection lost');
    expect(await readdir(path.join(folder, 'stored'))).toEqual(before);
    expect(await readdir(path.join(folder, 'temporary'))).toEqual([]);
  });
});

describe('remove', () => {
  it('removes nothing outside its folder', async () => {
    const outside = path.join(folder, 'outside');
    await writeFile(outside, 'kept');
    await store.remove('../outside');
    expect(await readdir(folder)).toContain('outside');
  });
});

describe('list', () => {
  it('names whole files that are older, and no others', async () => {
    const old = await write('old');
    const fresh = await write('fresh');
    await utimes(path.join(folder, 'stored', old.filename), new Date('2027-01-01'), new Date('2027-01-01'));
    await utimes(path.join(folder, 'stored', fresh.filename), new Date('2027-01-03'), new Date('2027-01-03'));

    const names = await store.list(new Date('2027-01-02'));
    expect(names).toContain(old.filename);
    expect(names).not.toContain(fresh.filename);
  });
});

it('counts the time of a file aside from when it was moved there', async () => {
  const { filename } = await write('old');
  await utimes(path.join(folder, 'stored', filename), new Date('2027-01-01'), new Date('2027-01-01'));
  const before = new Date(Date.now() - 60_000);
  await store.aside.add(filename);
  expect(await store.aside.list(before)).toEqual([]);
});

describe('sweepTemporary', () => {
  it('removes old leftovers and leaves uploads on their way', async () => {
    const old = path.join(folder, 'temporary', 'old');
    const fresh = path.join(folder, 'temporary', 'fresh');
    await writeFile(old, 'x');
    await writeFile(fresh, 'x');
    await utimes(old, new Date('2027-01-01'), new Date('2027-01-01'));
    await utimes(fresh, new Date('2027-01-03'), new Date('2027-01-03'));

    expect(await store.sweepTemporary(new Date('2027-01-02'))).toBe(1);
    expect(await readdir(path.join(folder, 'temporary'))).toEqual(['fresh']);
  });
});

async function* chunksOf(text: string) {
  const bytes = Buffer.from(text);
  for (let at = 0; at < bytes.length; at += 3) yield bytes.subarray(at, at + 3);
}
