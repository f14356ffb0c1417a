import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { asc, eq, gt, or } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Db } from '../db';
import { ifThere } from '../files/if-there';
import { sync } from '../files/sync';
import { CHAIN_START, hashOf, isHashedWithoutAddress, type LogRow } from './chain';
import { baseLog } from './table';

const FOLDER = 'log-archive';
const INDEX = 'index.jsonl';
const BATCH = 1_000;

const ArchivedPart = z.object({
  /** Name of the file in the folder. */
  file: z.string(),
  /** SHA-256 of its bytes. */
  sha256: z.string(),
  rows: z.int(),
  first_id: z.int(),
  last_id: z.int(),
  /** The chain enters the file by the first and leaves it by the second. */
  prev_hash: z.string(),
  last_hash: z.string(),
});

/** A file with a piece of the log, and what proves that it is whole. */
export type ArchivedPart = z.infer<typeof ArchivedPart>;

/** What the log looks like in a file: a row a line, with its hashes. */
const ArchivedRow = z.looseObject({
  id: z.int(),
  date: z.iso.datetime(),
  prev_hash: z.string(),
  hash: z.string(),
});

/** The pieces of the archive, the oldest first. */
export async function readArchive(dataDir: string): Promise<ArchivedPart[]> {
  const text = await ifThere(() => readFile(path.join(dataDir, FOLDER, INDEX), 'utf8'));
  const lines = (text ?? '').split('\n').filter((line) => line !== '');
  return lines.map((line) => z.parse(ArchivedPart, JSON.parse(line)));
}

/**
 * Writes the rows that follow the archive and are older than `before` to a file in DATA_DIR, gzipped, and to the index
 * once the file was read again and is whole. The rows stay in the table, which nobody may delete from (decision 0155).
 *
 * @returns the new piece; undefined when no row is so old
 */
export async function archiveRows(
  db: Db,
  dataDir: string,
  before: Date,
  signal: AbortSignal,
): Promise<ArchivedPart | undefined> {
  const parts = await readArchive(dataDir);
  const after = parts.at(-1)?.last_id ?? 0;
  const [first] = await db
    .select({ date: baseLog.date })
    .from(baseLog)
    .where(gt(baseLog.id, after))
    .orderBy(asc(baseLog.id))
    .limit(1);
  if (!first || first.date >= before) return undefined;

  const folder = path.join(dataDir, FOLDER);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const unfinished = path.join(folder, 'next.jsonl.gz.new');
  const lines = Readable.from(linesOf(rowsAfter(db, after, before)));
  await pipeline(lines, createGzip(), createWriteStream(unfinished, { mode: 0o600 }), { signal });

  const read = await readPart(unfinished);
  if (read.broken !== undefined)
    throw new Error(`Row ${read.broken} of the log does not fit into its chain.`);
  const file = `log-${read.facts.first_id}-${read.facts.last_id}.jsonl.gz`;
  const part = { file, sha256: await digestOf(unfinished), ...read.facts };
  await sync(unfinished);
  await rename(unfinished, path.join(folder, file));
  await writeIndex(folder, [...parts, part]);
  return part;
}

/**
 * Checks every file of the archive: its bytes, the chain inside it and from file to file, and that the table has the same
 * rows at its ends.
 *
 * @returns names of the files that are missing or do not fit
 */
export async function damagedParts(db: Db, dataDir: string): Promise<string[]> {
  const damaged: string[] = [];
  let hash = CHAIN_START;
  for (const part of await readArchive(dataDir)) {
    const isWhole =
      part.prev_hash === hash && (await isAsWritten(path.join(dataDir, FOLDER, part.file), part));
    if (!isWhole || !(await isInTable(db, part))) damaged.push(part.file);
    hash = part.last_hash;
  }
  return damaged;
}

async function isAsWritten(file: string, { sha256, ...facts }: ArchivedPart): Promise<boolean> {
  const digest = await ifThere(() => digestOf(file));
  if (digest !== sha256) return false;
  const { broken, facts: read } = await readPart(file);
  return broken === undefined && read.last_hash === facts.last_hash && read.rows === facts.rows;
}

/** The first and the last row of a piece have the hashes in the table that they have in the file. */
async function isInTable(
  db: Db,
  { first_id, last_id, prev_hash, last_hash }: ArchivedPart,
): Promise<boolean> {
  const ends = await db
    .select({ id: baseLog.id, prev_hash: baseLog.prev_hash, hash: baseLog.hash })
    .from(baseLog)
    .where(or(eq(baseLog.id, first_id), eq(baseLog.id, last_id)));
  const first = ends.find(({ id }) => id === first_id);
  const last = ends.find(({ id }) => id === last_id);
  return first?.prev_hash === prev_hash && last?.hash === last_hash;
}

/** What is in a file, with the id of the first row that does not fit into the chain. */
async function readPart(file: string) {
  const facts = { rows: 0, first_id: 0, last_id: 0, prev_hash: '', last_hash: '' };
  let broken: number | undefined;
  const reading = createReadStream(file);
  const lines = createInterface({ input: reading.pipe(createGunzip()) });
  for await (const line of lines) {
    const { id, date, hash, ...row } = z.parse(ArchivedRow, JSON.parse(line));
    const read = { ...row, date: new Date(date) } as Omit<LogRow, 'id' | 'hash'>;
    if (facts.rows === 0)
      Object.assign(facts, { first_id: id, prev_hash: read.prev_hash, last_hash: read.prev_hash });
    const isWhole = hashOf(read) === hash || isHashedWithoutAddress(read, hash);
    if (!isWhole || read.prev_hash !== facts.last_hash) broken ??= id;
    Object.assign(facts, { rows: facts.rows + 1, last_id: id, last_hash: hash });
  }
  return { facts, broken };
}

async function* linesOf(rows: AsyncIterable<LogRow>): AsyncGenerator<string> {
  for await (const row of rows) yield `${JSON.stringify(row)}\n`;
}

/** Rows behind an id up to the first that is not old enough: the order of the chain is that of the ids. */
async function* rowsAfter(db: Db, after: number, before: Date): AsyncGenerator<LogRow> {
  let last = after;
  for (;;) {
    const batch = await db
      .select()
      .from(baseLog)
      .where(gt(baseLog.id, last))
      .orderBy(asc(baseLog.id))
      .limit(BATCH);
    for (const row of batch) {
      if (row.date >= before) return;
      yield row;
    }
    last = batch.at(-1)?.id ?? last;
    if (batch.length < BATCH) return;
  }
}

async function digestOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(file)) hash.update(chunk);
  return hash.digest('hex');
}

/** Under another name first: after a power cut the index is the old one or the new one, never a part. */
async function writeIndex(folder: string, parts: readonly ArchivedPart[]): Promise<void> {
  const file = path.join(folder, INDEX);
  await writeFile(`${file}.new`, parts.map((part) => `${JSON.stringify(part)}\n`).join(''), { mode: 0o600 });
  await sync(`${file}.new`);
  await rename(`${file}.new`, file);
  await sync(folder);
}
