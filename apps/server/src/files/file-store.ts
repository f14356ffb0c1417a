import type { Readable } from 'node:stream';

/** The identity of a stored file; the database has these three values beside the name that the owner gave it. */
export interface StoredFile {
  /** Random, never the owner's name: it tells nothing about the file. */
  filename: string;
  /** Bytes. */
  size: number;
  /** Lower-case hex digest of the bytes as they were received. */
  sha256: string;
}

/** A whole file on the disk of this machine that no store has taken yet. */
export interface LocalFile {
  /** Absolute. */
  path: string;
  /** Bytes. */
  size: number;
  /** Lower-case hex digest of the bytes. */
  sha256: string;
}

/** Offsets in bytes, both included, as in an HTTP range. */
export interface ByteRange {
  start: number;
  end: number;
}

export interface FileReading {
  stream: Readable;
  /** Size of the whole file, whatever the range. */
  size: number;
}

/** Names that stores give: nothing else is looked for in them. */
export const FILENAME = /^[0-9a-f]{32}$/;

/** The part of a range that a file of this size has; the start is after the end when there is none. */
export function cut(range: ByteRange | undefined, size: number): ByteRange {
  return { start: Math.max(0, range?.start ?? 0), end: Math.min(size - 1, range?.end ?? size - 1) };
}

/** Thrown by `write` as soon as the limit is passed; nothing of the file remains. */
export class FileTooLarge extends Error {
  readonly limit: number;

  constructor(limit: number) {
    super(`The file is larger than ${limit} bytes.`);
    this.name = 'FileTooLarge';
    this.limit = limit;
  }
}

/** Later than any file: all of them are listed. */
export const END_OF_TIME = new Date(8_640_000_000_000_000);

/** The name under which a store keeps the id of its installation. */
export const MARK = 'installation';

/** Files that no row of the database names, apart from the others: nothing reads them there. */
export interface AsideFiles {
  /** Moves a stored file there. Does nothing when there is no such file. */
  add(filename: string, signal?: AbortSignal): Promise<void>;

  /** Moves a file back among the stored ones. Does nothing when there is no such file. */
  putBack(filename: string, signal?: AbortSignal): Promise<void>;

  /** @param olderThan when they were moved there, by the clock of the machine */
  list(olderThan: Date, signal?: AbortSignal): Promise<string[]>;

  remove(filename: string, signal?: AbortSignal): Promise<void>;
}

/** The store of bytes of uploads and documents. A file is there whole or not at all, also after a power cut. */
export interface FileStore {
  /** Where it is, in words for the person who starts the server. */
  place: string;

  /** The id of the installation whose files it keeps; `undefined` before its first start. */
  installation(): Promise<string | undefined>;

  /** Makes it the store of this installation. */
  claim(installation: string): Promise<void>;

  aside: AsideFiles;

  /** @throws FileTooLarge, or any error of the source; the partial file is removed */
  write(source: AsyncIterable<Uint8Array>, options: { limit: number }): Promise<StoredFile>;

  /**
   * Takes a whole file of this machine's disk, which is gone from its path afterwards.
   *
   * @param filename 32 lower-case hex digits, where the key was settled before; a random one unless given
   */
  keep(file: LocalFile, filename?: string): Promise<StoredFile>;

  /** `undefined` when there is no such file. A range is cut to the file's size; an empty one gives an empty stream. */
  read(filename: string, range?: ByteRange): Promise<FileReading | undefined>;

  /**
   * Does nothing when there is no such file.
   *
   * @param signal ends the waiting for a store across a network, like those below
   */
  remove(filename: string, signal?: AbortSignal): Promise<void>;

  /**
   * Names of complete files, to find those without a row in the database.
   *
   * @param olderThan by the clock of the machine
   */
  list(olderThan: Date, signal?: AbortSignal): Promise<string[]>;

  /**
   * Removes the partial files of broken uploads.
   *
   * @param olderThan by the clock of the machine
   * @returns how many were removed
   */
  sweepTemporary(olderThan: Date, signal?: AbortSignal): Promise<number>;
}
