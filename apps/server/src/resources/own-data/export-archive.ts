import { hardSpaces } from '@urzad/domain';
import { sql } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Db } from '../../db';
import type { user } from '../../identity/table';
import { archiveNames, inOfficeTime, type Open, type ZipEntry } from '../uploads/public';
import { summaryOf } from './export-summary';
import { countRows, jsonOf } from './held-rows';
import { HELD_TABLES, type Holder } from './held-tables';

/** Names of the parts of a copy. */
const SUMMARY_NAME = 'podsumowanie.pdf';
const DATA_FOLDER = 'dane';
const FILES_FOLDER = 'pliki';
export const MISSING_NAME = 'BRAK-PLIKOW.txt';

interface Copy {
  account: typeof user.$inferSelect;
  /** Business time of the copy. */
  date: Date;
  open: Open;
  log: FastifyRequest['log'];
}

/**
 * A copy of the data of one person, part by part: the summary, a JSON file for each table, the files. A file that the
 * store does not have keeps the others back from nobody; it is named in the copy and in the log of the server.
 */
export async function* entriesOf(
  app: Pick<FastifyInstance, 'db' | 'files' | 'documents'>,
  { account, date, open, log }: Copy,
): AsyncGenerator<ZipEntry> {
  const { db } = app;
  const holder: Holder = { id: account.id, mail: account.mail };
  const lastModified = inOfficeTime(date);
  const counts = await countRows(db, holder);
  const summary = await summaryOf(app, { account, date, counts });
  yield { name: SUMMARY_NAME, lastModified, input: summary };
  for (const table of Object.keys(HELD_TABLES)) {
    yield { name: `${DATA_FOLDER}/${table}.json`, lastModified, input: bytesOf(jsonOf(db, table, holder)) };
  }

  const missing: string[] = [];
  const files = await filesOf(db, holder);
  const names = archiveNames(files.map(({ name }) => name));
  for (const [at, { filename, size, created }] of files.entries()) {
    if (open.isOver) return;
    const reading = await app.files.read(filename).catch((error: unknown) => {
      log.error({ err: error }, 'A file of a copy of personal data cannot be read');
      return undefined;
    });
    if (!reading) {
      log.error({ filename }, 'The store has no bytes of a file of a copy of personal data');
      missing.push(names[at] ?? filename);
      continue;
    }
    open.stream = reading.stream;
    const name = `${FILES_FOLDER}/${names[at]}`;
    yield { name, lastModified: inOfficeTime(created), input: reading.stream, size };
  }
  if (missing.length > 0) yield { name: MISSING_NAME, lastModified, input: missingText(missing) };
}

interface HeldFile {
  filename: string;
  name: string;
  size: number;
  created: Date;
}

/** What the person sent, and documents and files that the office made for them. Of a replaced file there are no bytes. */
function filesOf(db: Db, holder: Holder): Promise<HeldFile[]> {
  const where = HELD_TABLES.basefile?.where(holder);
  return db
    .select({
      filename: sql<string>`held.filename`,
      name: sql<string>`held.name`,
      size: sql`held.size`.mapWith(Number),
      created: sql`held.create_date`.mapWith((value) => new Date(value)),
    })
    .from(sql`basefile as held`)
    .where(sql`${where} and (held.deleted = 'no' or held.obj_type is not null)`)
    .orderBy(sql`held.id`);
}

async function* bytesOf(texts: AsyncIterable<string>): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  for await (const text of texts) yield encoder.encode(text);
}

function missingText(names: readonly string[]): string {
  const lead = 'Tych plików nie udało się odczytać. Napisz do nas, a je odszukamy:';
  return `${hardSpaces(lead)}\n\n${names.join('\n')}\n`;
}
