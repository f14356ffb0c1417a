import { createReadStream } from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { isOlder, sizeOf } from '../aged-files';
import type { FileReading, FileStore } from '../file-store';

const FILENAME = /^([0-9a-f]{32})\.webp$/;

export const THUMBNAIL_MIME = 'image/webp';

/** Whether files of a type have a thumbnail. */
export function isPictureType(mime: string): boolean {
  return mime.startsWith('image/');
}

/** Small pictures on the disk of this machine, by the names of their files. What is lost is drawn anew when it is asked for. */
export interface Thumbnails {
  /** @param drawn path of a finished thumbnail, on the same file system; gone from there afterwards */
  keep(filename: string, drawn: string): Promise<void>;
  read(filename: string): Promise<FileReading | undefined>;
  remove(filename: string): Promise<void>;
  /** Names of the files that have one. @param olderThan by the clock of the machine */
  list(olderThan: Date): Promise<string[]>;
}

/** @param folder absolute; made when missing */
export async function thumbnailsIn(folder: string): Promise<Thumbnails> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const pathOf = (filename: string) => path.join(folder, `${path.basename(filename)}.webp`);

  return {
    keep: (filename, drawn) => rename(drawn, pathOf(filename)),

    async read(filename) {
      const size = await sizeOf(pathOf(filename));
      return size === undefined ? undefined : { size, stream: createReadStream(pathOf(filename)) };
    },

    remove: (filename) => rm(pathOf(filename), { force: true }),

    async list(olderThan) {
      const found = (await readdir(folder)).flatMap((name) => FILENAME.exec(name)?.[1] ?? []);
      const isOld = await Promise.all(found.map((filename) => isOlder(pathOf(filename), olderThan)));
      return found.filter((_filename, at) => isOld[at]);
    },
  };
}

/** The same store, which removes the thumbnail of a file with it. */
export function withThumbnails(files: FileStore, thumbnails: Thumbnails): FileStore {
  return {
    ...files,

    async remove(filename, signal) {
      // Before the file: a server killed in between has one that is drawn anew, not one of a file that is gone.
      await thumbnails.remove(filename);
      await files.remove(filename, signal);
    },

    aside: {
      ...files.aside,
      async add(filename, signal) {
        // One without a file is drawn anew, should the file be put back.
        await thumbnails.remove(filename);
        await files.aside.add(filename, signal);
      },
    },

    async list(olderThan, signal) {
      const names = await Promise.all([files.list(olderThan, signal), thumbnails.list(olderThan)]);
      return [...new Set(names.flat())];
    },
  };
}
