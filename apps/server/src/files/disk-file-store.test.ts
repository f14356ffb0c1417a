import { createHash } from 'node:crypto';
import { access, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, describe, expect, it } from 'vitest';
import { diskFileStore } from './disk-file-store';
import { FileTooLarge } from './file-store';

const folder = await mkdtemp(path.join(tmpdir(), 'files-'));
afterAll(() => rm(folder, { recursive: true }));

const store = await diskFileStore(folder);
const write = (text: string, limit = 1000) => store.write(chunksOf(text), { limit });
const readText = async (...args: Parameters<typeof store.read>) => {
  const reading = await store.read(...args);
  return reading && (await buffer(reading.stream)).toString();
};

describe('write', () => {
  it('keeps the bytes as they came and tells size and digest', async () => {
    const { filename, size, sha256 } = await write('Zażółć gęślą jaźń');

    expect(filename).toMatch(/^[0-9a-f]{32}$/);
    expect(size).toBe(Buffer.byteLength('Zażółć gęślą jaźń'));
    expect(sha256).toBe(createHash('sha256').update('Zażółć gęślą jaźń').digest('hex'));
    expect(await readText(filename)).toBe('Zażółć gęślą jaźń');
  });

  it('takes a file of exactly the limit and one of no bytes', async () => {
    expect((await write('12345', 5)).size).toBe(5);
    expect(await readText((await write('', 5)).filename)).toBe('');
  });

  it('stops one byte over the limit, reads no further and leaves nothing', async () => {
    let asked = 0;
    async function* endless() {
      for (;;) {
        asked += 1;
        yield Buffer.alloc(100);
      }
    }
    const before = await readdir(path.join(folder, 'stored'));

    await expect(store.write(endless(), { limit: 250 })).rejects.toThrow(FileTooLarge);
    expect(asked).toBeLessThan(1000);
    expect(await readdir(path.join(folder, 'stored'))).toEqual(before);
    expect(await readdir(path.join(folder, 'temporary'))).toEqual([]);
  });

  it('leaves nothing of an upload that broke off', async () => {
    async function* broken() {
      yield Buffer.from('half');
      throw new Error('connection lost');
    }

    await expect(store.write(broken(), { limit: 250 })).rejects.toThrow('connection lost');
    expect(await readdir(path.join(folder, 'temporary'))).toEqual([]);
  });
});

describe('keep', () => {
  it('takes a file of the disk, which is gone from where it lay', async () => {
    const local = path.join(folder, 'received');
    await writeFile(local, 'whole');
    const { filename, ...rest } = await store.keep({ path: local, size: 5, sha256: 'as measured' });
    expect(rest).toEqual({ size: 5, sha256: 'as measured' });
    expect(await readText(filename)).toBe('whole');
    await expect(access(local)).rejects.toThrow('ENOENT');
  });
});

describe('read', () => {
  it.each([
    [{ start: 0, end: 2 }, '012'],
    [{ start: 7, end: 9 }, '789'],
    [{ start: 7, end: 900 }, '789'],
    [{ start: 10, end: 20 }, ''],
  ])('gives the bytes of %j', async (range, text) => {
    const { filename } = await write('0123456789');
    expect((await store.read(filename, range))?.size).toBe(10);
    expect(await readText(filename, range)).toBe(text);
  });

  it.each(['../../etc/passwd', '..', '', `${'0'.repeat(31)}/`, '0'.repeat(32)])(
    'finds no file named %j',
    async (name) => {
      expect(await store.read(name)).toBeUndefined();
    },
  );
});

describe('remove', () => {
  it('removes a file, and a second time does nothing', async () => {
    const { filename } = await write('gone');
    await store.remove(filename);
    await store.remove(filename);
    expect(await store.read(filename)).toBeUndefined();
  });

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
