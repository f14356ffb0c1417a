import { randomBytes } from 'node:crypto';
import { mkdir, open, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { removeIfOlder } from './aged-files';
import type { LocalFile } from './file-store';
import { measuring } from './measuring';

/** Where uploads lie whole until their content is judged and a store takes them. */
export interface IncomingFiles {
  /** @throws FileTooLarge, or any error of the source; the partial file is removed */
  receive(source: AsyncIterable<Uint8Array>, options: { limit: number }): Promise<LocalFile>;

  /** Does nothing when the file is gone, as after a store took it. */
  remove(file: LocalFile): Promise<void>;

  /**
   * Removes what a server that died left behind.
   *
   * @param olderThan by the clock of the machine
   * @returns how many were removed
   */
  sweep(olderThan: Date): Promise<number>;
}

/** @param folder absolute, on the file system of the store on disk, which takes files by renaming them; made when missing */
export async function incomingFiles(folder: string): Promise<IncomingFiles> {
  await mkdir(folder, { recursive: true, mode: 0o700 });

  return {
    async receive(source, { limit }) {
      const file = path.join(folder, randomBytes(16).toString('hex'));
      const measure = measuring(limit);
      try {
        // Opened before the pipe: one that fails at once would make the file after its removal.
        const handle = await open(file, 'wx', 0o600);
        await pipeline(source, measure.pass, handle.createWriteStream());
      } catch (error) {
        await rm(file, { force: true });
        throw error;
      }
      return { path: file, ...measure.result() };
    },

    remove: (file) => rm(file.path, { force: true }),

    async sweep(olderThan) {
      const files = (await readdir(folder)).map((name) => path.join(folder, name));
      const removed = await Promise.all(files.map((file) => removeIfOlder(file, olderThan)));
      return removed.filter(Boolean).length;
    },
  };
}
