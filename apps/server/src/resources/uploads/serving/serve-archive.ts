import type { FastifyReply } from 'fastify';
import type { FileStore } from '../../../files/file-store';
import type { FileRow } from '../repository';
import { archiveNames } from './archive-names';
import { inOfficeTime, type Open, serveZip } from './serve-zip';

interface ArchiveToServe {
  rows: readonly FileRow[];
  /** Of the archive, with its extension. */
  name: string;
}

/** Sends files in one ZIP. A file that cannot be read breaks the download off. */
export function serveArchive(
  files: FileStore,
  reply: FastifyReply,
  { rows, name }: ArchiveToServe,
): FastifyReply {
  serveZip(reply, { name, entries: (open) => entriesOf(files, rows, open) });
  return reply;
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
