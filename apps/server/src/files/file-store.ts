import type { Readable } from 'node:stream';

/** What a written file is known by; the database keeps these three beside the name that its owner gave it. */
export interface StoredFile {
  /** Random, never the owner's own name: nothing about a file can be guessed from it. */
  filename: string;
  /** Bytes. */
  size: number;
  /** Lower-case hex digest of the bytes as they came: evidence of what was sent. */
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

/** Thrown by `write` as soon as the limit is passed; nothing of the file remains. */
export class FileTooLarge extends Error {
  readonly limit: number;

  constructor(limit: number) {
    super(`The file is larger than ${limit} bytes.`);
    this.name = 'FileTooLarge';
    this.limit = limit;
  }
}

/** Where the bytes of uploads and documents live. A file is there whole or not at all, also after a power cut. */
export interface FileStore {
  /** @throws FileTooLarge; any error of the source, after cleaning up */
  write(source: AsyncIterable<Uint8Array>, options: { limit: number }): Promise<StoredFile>;

  /** `undefined` when there is no such file. A range is cut to the file's size; an empty one gives an empty stream. */
  read(filename: string, range?: ByteRange): Promise<FileReading | undefined>;

  /** Does nothing when there is no such file. */
  remove(filename: string): Promise<void>;

  /**
   * Names of whole files, so that those which nobody knows can be found.
   *
   * @param olderThan by the clock of the machine
   */
  list(olderThan: Date): Promise<string[]>;

  /**
   * Removes what broken uploads left behind.
   *
   * @param olderThan by the clock of the machine
   * @returns how many were removed
   */
  sweepTemporary(olderThan: Date): Promise<number>;
}
