import { createHash, randomBytes } from 'node:crypto';
import { constants, createReadStream } from 'node:fs';
import { copyFile, type FileHandle, mkdir, open, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { Readable, type Writable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { isOlder } from './aged-files';
import type { LocalFile } from './file-store';
import { sync } from './sync';

/**
 * Bytes of a chunk that wait for the disk are written together, and those of a whole file are read so many at once: a
 * body arrives in pieces of some kilobytes, each of which would be a call of its own.
 */
const BUFFER_BYTES = 262_144;

/** There is no such unfinished file: it was never begun, was removed, or a store took it. */
export class PartGone extends Error {}

/** Nobody writes to a file that is whole: its bytes are being judged. */
export class PartClosed extends Error {}

/** Unfinished files: those that arrive in chunks, each chunk written at its offset, until a store takes them. */
export interface PartStore {
  /** Makes an empty file, which survives a power cut. */
  begin(id: string): Promise<void>;

  /**
   * Writes bytes at an offset. Once it is done, they survive a power cut; when the source fails, what came until then
   * may be written. Of several that are written to one offset at once one is there whole in the end.
   * @throws PartGone, PartClosed, or any error of the source
   */
  write(id: string, offset: number, source: AsyncIterable<Uint8Array>): Promise<void>;

  /**
   * Ends the writers of a file and keeps others away until the work is done. The work gets a copy of its own, which goes
   * with it: a writer of another process may still hold the file, and would change bytes that were judged.
   * @throws PartGone
   */
  whole<Result>(id: string, work: (file: LocalFile) => Promise<Result>): Promise<Result>;

  /** Does nothing when there is no such file. */
  remove(id: string): Promise<void>;

  /** @param olderThan by the clock of the machine: those that nobody wrote to since */
  list(olderThan: Date): Promise<string[]>;
}

/**
 * Copies that a server left which died while it judged them are removed at once.
 *
 * @param folder absolute, on the file system of the store on disk, which takes files by renaming them, and of this process
 * alone; made when missing
 */
export async function partStore(folder: string): Promise<PartStore> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const copies = (await readdir(folder)).filter((name) => name.includes('.'));
  for (const name of copies) await rm(path.join(folder, name), { force: true });
  const pathOf = (id: string) => path.join(folder, path.basename(id));
  const writers = writersOfParts();

  return {
    async begin(id) {
      const handle = await open(pathOf(id), 'wx', 0o600);
      await handle.close();
      await sync(folder);
    },

    async write(id, offset, source) {
      let rest = source;
      for (let before = writers.at(id, offset); before; before = writers.at(id, offset)) {
        rest = await kept(rest);
        if (await endedSoon(before)) return;
      }
      await writers.add({ id, offset }, async (signal) => {
        const handle = await opened(pathOf(id));
        const target = handle.createWriteStream({ start: offset, flush: true, highWaterMark: BUFFER_BYTES });
        await piped(rest, target, signal);
      });
    },

    whole: (id, work) =>
      writers.without(id, async () => {
        const copy = `${pathOf(id)}.${randomBytes(8).toString('hex')}`;
        try {
          await copied(pathOf(id), copy);
          return await work(await measured(copy));
        } finally {
          await rm(copy, { force: true });
        }
      }),

    remove: (id) => rm(pathOf(id), { force: true }),

    async list(olderThan) {
      const names = await readdir(folder);
      const isOld = await Promise.all(names.map((name) => isOlder(path.join(folder, name), olderThan)));
      return names.filter((_name, at) => isOld[at]);
    },
  };
}

interface Writer {
  offset: number;
  end: AbortController;
  /** Whether all of it was written. */
  ended: Promise<boolean>;
}

/** A chunk whose line died may stand there for a minute; another one for its place gives it so long. */
const GRACE_MS = 1000;

/** Whether the writer has written all; it has ended in any case. */
async function endedSoon({ end, ended }: Writer): Promise<boolean> {
  const timer = setTimeout(() => end.abort(), GRACE_MS);
  try {
    return await ended;
  } finally {
    clearTimeout(timer);
  }
}

/** The bytes of a chunk, at most a megabyte: written piece by piece between those of another they would be mixed. */
async function kept(source: AsyncIterable<Uint8Array>): Promise<Readable> {
  return Readable.from([await buffer(source)]);
}

/**
 * Who writes to which file. A request that its client gave up may still be writing when the file is whole: it would
 * change bytes that were judged.
 */
function writersOfParts() {
  const writing = new Map<string, Set<Writer>>();
  const closed = new Set<string>();

  return {
    /** Who writes to an offset. */
    at: (id: string, offset: number): Writer | undefined =>
      [...(writing.get(id) ?? [])].find((writer) => writer.offset === offset),

    async add(
      { id, offset }: { id: string; offset: number },
      write: (signal: AbortSignal) => Promise<void>,
    ): Promise<void> {
      if (closed.has(id)) throw new PartClosed();
      const end = new AbortController();
      const work = write(end.signal);
      const ended = work.then(
        () => true,
        () => false,
      );
      const writer = { offset, end, ended };
      const others = writing.get(id) ?? new Set();
      writing.set(id, others.add(writer));
      try {
        await work;
      } catch (error) {
        throw end.signal.aborted ? new PartClosed() : error;
      } finally {
        others.delete(writer);
        if (others.size === 0) writing.delete(id);
      }
    },

    async without<Result>(id: string, work: () => Promise<Result>): Promise<Result> {
      closed.add(id);
      try {
        const left = [...(writing.get(id) ?? [])];
        for (const { end } of left) end.abort();
        await Promise.all(left.map(({ ended }) => ended));
        return await work();
      } finally {
        closed.delete(id);
      }
    },
  };
}

/** A pipeline that is ended waits for the next bytes of its source, which may never come: nobody waits for it here. */
async function piped(
  source: AsyncIterable<Uint8Array>,
  target: Writable,
  signal: AbortSignal,
): Promise<void> {
  const closed = new Promise((resolve) => target.once('close', resolve));
  const ended = new Promise<never>((_resolve, reject) => {
    const end = () => reject(new PartClosed());
    if (signal.aborted) end();
    else signal.addEventListener('abort', end, { once: true });
  });
  try {
    await Promise.race([pipeline(source, target, { signal }), ended]);
  } catch (error) {
    target.destroy();
    // What was being written reaches the file before it closes.
    await closed;
    throw error;
  }
}

async function opened(file: string): Promise<FileHandle> {
  try {
    return await open(file, 'r+');
  } catch (error) {
    throw isMissing(error) ? new PartGone() : error;
  }
}

async function copied(file: string, copy: string): Promise<void> {
  try {
    // Where the file system can, the copy shares the bytes until one of the two is written to.
    await copyFile(file, copy, constants.COPYFILE_FICLONE);
  } catch (error) {
    throw isMissing(error) ? new PartGone() : error;
  }
}

async function measured(file: string): Promise<LocalFile> {
  const hash = createHash('sha256');
  let size = 0;
  for await (const bytes of createReadStream(file, { highWaterMark: BUFFER_BYTES })) {
    hash.update(bytes);
    size += bytes.length;
  }
  return { path: file, size, sha256: hash.digest('hex') };
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}
