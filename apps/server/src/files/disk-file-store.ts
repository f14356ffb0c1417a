import { randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, readFile, rename, rm, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { isOlder, removeIfOlder, sizeOf } from './aged-files';
import { type AsideFiles, cut, FILENAME, type FileStore, MARK } from './file-store';
import { ifThere } from './if-there';
import { measuring } from './measuring';
import { sync } from './sync';

/**
 * Files of one folder: complete ones in `stored`, uploads under way in `temporary`, those without a row in `aside`, on
 * one file system, so that each move is an atomic rename.
 *
 * @param folder absolute; made when missing
 */
export async function diskFileStore(folder: string): Promise<FileStore> {
  const stored = path.join(folder, 'stored');
  const temporary = path.join(folder, 'temporary');
  await mkdir(stored, { recursive: true, mode: 0o700 });
  await mkdir(temporary, { recursive: true, mode: 0o700 });

  return {
    place: folder,
    aside: await asideFiles(path.join(folder, 'aside'), stored),

    async installation() {
      const mark = await ifThere(() => readFile(path.join(folder, MARK), 'utf8'));
      return mark?.trim();
    },

    async claim(installation) {
      const aside = path.join(temporary, MARK);
      await writeFile(aside, `${installation}\n`, { mode: 0o600, flush: true });
      await rename(aside, path.join(folder, MARK));
      await sync(folder);
    },

    async write(source, { limit }) {
      const filename = randomBytes(16).toString('hex');
      const aside = path.join(temporary, filename);
      const measure = measuring(limit);
      try {
        const handle = await open(aside, 'wx', 0o600);
        await pipeline(source, measure.pass, handle.createWriteStream({ flush: true }));
        await rename(aside, path.join(stored, filename));
      } catch (error) {
        await rm(aside, { force: true });
        throw error;
      }
      await sync(stored);
      return { filename, ...measure.result() };
    },

    async keep({ path: local, size, sha256 }, filename = randomBytes(16).toString('hex')) {
      await sync(local);
      await rename(local, path.join(stored, filename));
      await sync(stored);
      return { filename, size, sha256 };
    },

    async read(filename, range) {
      const file = pathOf(stored, filename);
      const size = file === undefined ? undefined : await sizeOf(file);
      if (file === undefined || size === undefined) return undefined;

      const { start, end } = cut(range, size);
      return { size, stream: start > end ? Readable.from([]) : createReadStream(file, { start, end }) };
    },

    async remove(filename) {
      const file = pathOf(stored, filename);
      if (file) await rm(file, { force: true });
    },

    list: (olderThan) => namesIn(stored, olderThan),

    async sweepTemporary(olderThan) {
      const files = (await readdir(temporary)).map((name) => path.join(temporary, name));
      const removed = await Promise.all(files.map((file) => removeIfOlder(file, olderThan)));
      return removed.filter(Boolean).length;
    },
  };
}

async function asideFiles(folder: string, stored: string): Promise<AsideFiles> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const move = async (filename: string, from: string, to: string) => {
    const file = pathOf(from, filename);
    if (file) await ifThere(() => rename(file, path.join(to, filename)));
    await sync(to);
  };

  return {
    async add(filename) {
      const file = pathOf(stored, filename);
      // From now on its time says when it was moved.
      if (file) await ifThere(() => utimes(file, new Date(), new Date()));
      await move(filename, stored, folder);
    },

    putBack: (filename) => move(filename, folder, stored),

    list: (olderThan) => namesIn(folder, olderThan),

    async remove(filename) {
      const file = pathOf(folder, filename);
      if (file) await rm(file, { force: true });
    },
  };
}

async function namesIn(folder: string, olderThan: Date): Promise<string[]> {
  const names = (await readdir(folder)).filter((name) => FILENAME.test(name));
  const isOld = await Promise.all(names.map((name) => isOlder(path.join(folder, name), olderThan)));
  return names.filter((_name, at) => isOld[at]);
}

/** Only names that `write` returned: a path out of the folder is refused. */
function pathOf(folder: string, filename: string): string | undefined {
  return FILENAME.test(filename) ? path.join(folder, filename) : undefined;
}
