import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { makeZip } from 'client-zip';
import type { FastifyReply } from 'fastify';
import type { FileStore } from '../../files/file-store';
import { archiveNames } from './archive-names';
import type { FileRow } from './repository';
import { caged, dispositionOf } from './serve-file';

interface ArchiveToServe {
  rows: readonly FileRow[];
  /** Of the archive, with its extension. */
  name: string;
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
  // Declared as the class of browsers, which Node has under a name of its own.
  const zip = makeZip(entriesOf(files, rows)) as ReadableStream<Uint8Array>;
  return caged(reply)
    .header('Content-Type', 'application/zip')
    .header('Content-Disposition', dispositionOf('attachment', name))
    .send(Readable.fromWeb(zip));
}

async function* entriesOf(files: FileStore, rows: readonly FileRow[]) {
  const names = archiveNames(rows.map((row) => row.name));
  for (const [at, row] of rows.entries()) {
    const reading = await files.read(row.filename);
    if (!reading) throw new Error(`The store has no bytes of the file ${row.filename}.`);
    yield {
      name: names[at] ?? row.name,
      lastModified: row.create_date,
      input: reading.stream,
      size: row.size,
    };
  }
}
