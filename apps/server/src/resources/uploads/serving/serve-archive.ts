import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { momentText } from '@urzad/domain';
import { makeZip } from 'client-zip';
import type { FastifyReply } from 'fastify';
import type { FileStore } from '../../../files/file-store';
import type { FileRow } from '../repository';
import { archiveNames } from './archive-names';
import { caged, dispositionOf } from './serve-file';

interface ArchiveToServe {
  rows: readonly FileRow[];
  /** Of the archive, with its extension. */
  name: string;
}

/** What a download holds at the store. */
interface Open {
  /** The file that is read now. */
  stream?: Readable;
  /** The download has ended: what the store opens from now on is closed at once. */
  isOver: boolean;
}

/**
 * Sends files in one ZIP that is built while it is sent: a file is opened when the one before it has left, and read no
 * faster than the reader takes it. A file that cannot be read breaks the download off, so that nobody takes a part for
 * the whole.
 */
export function serveArchive(
  files: FileStore,
  reply: FastifyReply,
  { rows, name }: ArchiveToServe,
): FastifyReply {
  const open: Open = { isOver: false };
  // Declared as the class of browsers, which Node has under a name of its own.
  const zip = makeZip(entriesOf(files, rows, open)) as ReadableStream<Uint8Array>;
  const body = Readable.fromWeb(zip);
  // The packer leaves a file open when the reader breaks off: a descriptor of the disk, or a socket of the store.
  body.once('close', () => {
    open.isOver = true;
    open.stream?.destroy();
  });
  return caged(reply)
    .header('Content-Type', 'application/zip')
    .header('Content-Disposition', dispositionOf('attachment', name))
    .send(body);
}

async function* entriesOf(files: FileStore, rows: readonly FileRow[], open: Open) {
  const names = archiveNames(rows.map((row) => row.name));
  for (const [at, row] of rows.entries()) {
    const reading = await files.read(row.filename);
    if (!reading) throw new Error(`The store has no bytes of the file ${row.filename}.`);
    open.stream = reading.stream;
    if (open.isOver) {
      reading.stream.destroy();
      return;
    }
    yield {
      name: names[at] ?? row.name,
      lastModified: inOfficeTime(row.create_date),
      input: reading.stream,
      size: row.size,
    };
  }
}

/**
 * A ZIP has local times without their zone, and the packer writes those of this machine, which may be set to UTC: the date
 * that shows the time of the office here.
 */
function inOfficeTime(moment: Date): Date {
  return new Date(momentText(moment).replace(' ', 'T'));
}
