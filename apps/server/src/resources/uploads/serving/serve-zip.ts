import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { momentText } from '@urzad/domain';
import { makeZip } from 'client-zip';
import type { FastifyReply } from 'fastify';
import { caged, dispositionOf } from './serve-file';

/** What a download holds at the store. */
export interface Open {
  /** The file that is read now. */
  stream?: Readable;
  /** The download has ended: what the store opens from now on is closed at once. */
  isOver: boolean;
}

export interface ZipEntry {
  name: string;
  lastModified: Date;
  input: AsyncIterable<Uint8Array | string> | Uint8Array | string;
  size?: number;
}

interface ZipToServe {
  /** Of the archive, with its extension. */
  name: string;
  entries: (open: Open) => AsyncIterable<ZipEntry>;
}

/**
 * Sends a ZIP that is built while it is sent: an entry is opened when the one before it has left, and read no faster than
 * the reader takes it. An entry that fails breaks the download off, so that nobody takes a part for the whole.
 * @returns the stream that is sent; it is closed when the download has ended, however it did
 */
export function serveZip(reply: FastifyReply, { name, entries }: ZipToServe): Readable {
  const open: Open = { isOver: false };
  // Declared as the class of browsers, which Node has under a name of its own.
  const zip = makeZip(entries(open)) as ReadableStream<Uint8Array>;
  const body = Readable.fromWeb(zip);
  // The packer leaves a file open when the reader breaks off: a descriptor of the disk, or a socket of the store.
  body.once('close', () => {
    open.isOver = true;
    open.stream?.destroy();
  });
  caged(reply)
    .header('Content-Type', 'application/zip')
    .header('Content-Disposition', dispositionOf('attachment', name))
    .send(body);
  return body;
}

/**
 * A ZIP has local times without their zone, and the packer writes those of this machine, which may be set to UTC: the date
 * that shows the time of the office here.
 */
export function inOfficeTime(moment: Date): Date {
  return new Date(momentText(moment).replace(' ', 'T'));
}
