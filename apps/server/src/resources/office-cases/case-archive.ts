import { buffer } from 'node:stream/consumers';
import { PDF } from '@libpdf/core';
import { csvText, momentText } from '@urzad/domain';
import type { FastifyInstance } from 'fastify';
import { archiveNames, type FileRow, inOfficeTime, type Open, type ZipEntry } from '../uploads/public';
import type { FiledThing } from './case-file';

/** The index of the archive, „spis spraw”. */
const INDEX_NAME = 'spis.csv';
const HEAD = ['Lp.', 'Data', 'Kierunek', 'Tytuł', 'Numer', 'Nazwa pliku', 'Liczba stron', 'Bajty', 'SHA-256'];
const DIRECTION_WORDS = { received: 'przychodzące', issued: 'wychodzące', internal: 'wewnętrzne' } as const;

/** Documents of ours are smaller; what is larger is sent without its pages being counted. */
const COUNTED_BYTES = 2 * 1024 * 1024;

interface Archive {
  things: readonly FiledThing[];
  /** Of the index. */
  date: Date;
  open: Open;
}

/**
 * The things of a case, one after another, and their index. The index comes last, as pages are counted on the way. A file
 * that the store does not have breaks the download off, so that nobody takes a part for the whole.
 */
export async function* entriesOf(
  { files }: Pick<FastifyInstance, 'files'>,
  { things, date, open }: Archive,
): AsyncGenerator<ZipEntry> {
  const names = namesOf(things);
  const lines: string[][] = [];
  for (const [at, thing] of things.entries()) {
    const name = names[at] ?? thing.name;
    const lastModified = inOfficeTime(thing.date);
    const line = (facts: { pages?: number | undefined; size: number; sha256: string }) => [
      ...[
        String(at + 1),
        momentText(thing.date),
        DIRECTION_WORDS[thing.direction],
        thing.title,
        thing.number,
      ],
      ...[name, facts.pages === undefined ? '' : String(facts.pages), String(facts.size), facts.sha256],
    ];
    if ('text' in thing.content) {
      const { text } = thing.content;
      lines.push(line({ size: Buffer.byteLength(text), sha256: '' }));
      yield { name, lastModified, input: text };
      continue;
    }
    const { file } = thing.content;
    const reading = await files.read(file.filename);
    if (!reading) throw new Error(`The store has no bytes of the file ${file.filename}.`);
    open.stream = reading.stream;
    if (open.isOver) {
      reading.stream.destroy();
      return;
    }
    if (isCounted(file)) {
      const bytes = await buffer(reading.stream);
      lines.push(line({ ...file, pages: await pagesIn(bytes) }));
      yield { name, lastModified, input: bytes };
    } else {
      lines.push(line(file));
      yield { name, lastModified, input: reading.stream, size: file.size };
    }
  }
  yield { name: INDEX_NAME, lastModified: inOfficeTime(date), input: csvText([HEAD, ...lines]) };
}

/** In the order of the index, so that a folder that is sorted by name shows it; none is that of the index. */
function namesOf(things: readonly FiledThing[]): string[] {
  const digits = String(things.length).length;
  return archiveNames(things.map(({ name }, at) => `${String(at + 1).padStart(digits, '0')} ${name}`));
}

/** Pages are counted of what the office made: files of others are not read here. */
function isCounted({ id_user, mime, size }: FileRow): boolean {
  return id_user === null && mime === 'application/pdf' && size <= COUNTED_BYTES;
}

async function pagesIn(bytes: Uint8Array): Promise<number | undefined> {
  try {
    return (await PDF.load(bytes)).getPageCount();
  } catch {
    // Unknown: the index leaves it empty.
    return undefined;
  }
}
