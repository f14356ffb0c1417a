import { createHash } from 'node:crypto';
import { access, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, describe, expect, it } from 'vitest';
import { s3Stub } from '../../test/s3-stub';
import { loadConfig } from '../config';
import { openFileStore } from '../startup/office-parts';
import { type FileStore, FileTooLarge } from './file-store';

const folder = await mkdtemp(path.join(tmpdir(), 'stores-'));
const s3 = await s3Stub(path.join(folder, 's3'));
afterAll(async () => {
  await s3.kill();
  await rm(folder, { recursive: true });
});

const SETTINGS = { NODE_ENV: 'test', DATA_DIR: folder };
const stores: readonly (readonly [string, FileStore])[] = [
  ['a disk', await openFileStore(loadConfig(SETTINGS))],
  ['S3', await openFileStore(loadConfig({ ...SETTINGS, ...s3.settings }))],
];
const FUTURE = new Date(Date.now() + 60_000);

async function* chunksOf(bytes: Buffer) {
  for (let at = 0; at < bytes.length; at += 50_000) yield bytes.subarray(at, at + 50_000);
}

/** What every store does alike, so that the rest of the server need not know which one it has. */
describe.each(stores)('a store on %s', (_name, store) => {
  const write = (text: string | Buffer, limit = 20_000_000) =>
    store.write(chunksOf(Buffer.from(text)), { limit });
  const readText = async (...args: Parameters<FileStore['read']>) => {
    const reading = await store.read(...args);
    return reading && (await buffer(reading.stream)).toString();
  };

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

  it('keeps a file of several parts whole', async () => {
    const bytes = Buffer.from(Array.from({ length: 12_000_000 }, (_, at) => at % 251));
    const { filename, size } = await write(bytes);
    const reading = await store.read(filename);
    expect([size, reading?.size]).toEqual([12_000_000, 12_000_000]);
    expect(reading && (await buffer(reading.stream)).equals(bytes)).toBe(true);
  });

  it('stops one byte over the limit, reads no further and leaves nothing', async () => {
    let asked = 0;
    async function* endless() {
      for (;;) {
        asked += 1;
        yield Buffer.alloc(100);
      }
    }
    const before = await store.list(FUTURE);
    await expect(store.write(endless(), { limit: 250 })).rejects.toThrow(FileTooLarge);
    expect(asked).toBeLessThan(1000);
    expect(await store.list(FUTURE)).toEqual(before);
  });

  it('leaves nothing of an upload that broke off', async () => {
    async function* broken() {
      yield Buffer.from('half');
      throw new Error('connection lost');
    }
    const before = await store.list(FUTURE);
    await expect(store.write(broken(), { limit: 250 })).rejects.toThrow('connection lost');
    expect(await store.list(FUTURE)).toEqual(before);
  });

  it('takes a file of this machine, which is gone from where it lay', async () => {
    const local = path.join(folder, 'received');
    await writeFile(local, 'whole');
    const { filename, ...rest } = await store.keep({ path: local, size: 5, sha256: 'as measured' });
    expect(rest).toEqual({ size: 5, sha256: 'as measured' });
    expect(await readText(filename)).toBe('whole');
    await expect(access(local)).rejects.toThrow('ENOENT');
  });

  it('takes it under the name that was settled before, once more too', async () => {
    const settled = 'a'.repeat(32);
    const local = path.join(folder, 'received');
    for (const text of ['whole', 'whole']) {
      await writeFile(local, text);
      expect((await store.keep({ path: local, size: 5, sha256: '' }, settled)).filename).toBe(settled);
    }
    expect(await readText(settled)).toBe('whole');
  });

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
      expect(await store.read(name, { start: 0, end: 1 })).toBeUndefined();
    },
  );

  it('removes a file, and a second time does nothing', async () => {
    const { filename } = await write('gone');
    await store.remove(filename);
    await store.remove(filename);
    expect(await store.read(filename)).toBeUndefined();
  });

  it('lists what is older, and nothing else', async () => {
    const { filename } = await write('listed');
    expect(await store.list(FUTURE)).toContain(filename);
    expect(await store.list(new Date(Date.now() - 60_000))).not.toContain(filename);
  });

  it('keeps a file aside where nobody finds it, and gives it back', async () => {
    const { filename } = await write('aside');
    await store.aside.add(filename);
    await store.aside.add(filename);
    expect(await store.read(filename)).toBeUndefined();
    expect(await store.list(FUTURE)).not.toContain(filename);
    expect(await store.aside.list(FUTURE)).toEqual([filename]);
    expect(await store.aside.list(new Date(Date.now() - 60_000))).toEqual([]);

    await store.aside.putBack(filename);
    expect(await readText(filename)).toBe('aside');
    expect(await store.aside.list(FUTURE)).toEqual([]);
  });

  it('removes what lies aside, and nothing else', async () => {
    const kept = await write('kept');
    const { filename } = await write('removed');
    await store.aside.add(filename);
    await store.aside.remove(filename);
    await store.aside.remove(kept.filename);
    await store.aside.putBack(filename);
    expect([await store.read(filename), await readText(kept.filename)]).toEqual([undefined, 'kept']);
  });

  it('belongs to nobody until it is claimed, and lists the mark as no file', async () => {
    const before = await store.list(FUTURE);
    expect(await store.installation()).toBeUndefined();
    await store.claim('of an office');
    expect(await store.installation()).toBe('of an office');
    expect(await store.list(FUTURE)).toEqual(before);
  });

  it('sweeps what is left of broken uploads, if there is any', async () => {
    expect(await store.sweepTemporary(FUTURE)).toBe(0);
  });
});
