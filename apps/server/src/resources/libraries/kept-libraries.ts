import type { OfficeWords, PrivilegeLevel } from '@urzad/grants';
import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../db';
import { librariesWithItems, officeWords } from './read-libraries';
import { library, libraryItem } from './table';

/** How long a server works with what it has read: another one may have changed it. */
const FRESH_MS = 1_000;

type Libraries = Awaited<ReturnType<typeof librariesWithItems>>;

interface Kept<Of> {
  at: number;
  /** Of the dictionaries and their items; it changes with every change of one. */
  version: string;
  value: Of;
}

interface Asked {
  id_application: number;
  level: PrivilegeLevel;
}

type Read<Of> = (db: Db, id_application: number) => Promise<Of>;

const memories = new WeakMap<Db, Map<string, Promise<Kept<unknown>>>>();

/**
 * `librariesWithItems` for what every page asks for: kept in memory until an item changes. This server sees its own
 * changes at once, those of another one within a second, as with settings (decision 0153). Callers change nothing in it.
 */
export function keptLibraries(db: Db, { id_application, level }: Asked): Promise<Libraries> {
  return kept(db, { id_application, key: level, read: () => librariesWithItems(db, id_application, level) });
}

/** `officeWords` in the same way. Inside of a transaction `officeWords` itself is asked: its rows may have changed there. */
export function keptWords(db: Db, id_application: number): Promise<OfficeWords> {
  return kept(db, { id_application, key: 'words', read: officeWords });
}

/** The next page reads the dictionaries again: an item was changed here. */
export function forgetLibraries(db: Db): void {
  memories.delete(db);
}

interface Reading<Of> {
  id_application: number;
  /** What is read of the application. */
  key: string;
  read: Read<Of>;
}

async function kept<Of>(db: Db, { id_application, key, read }: Reading<Of>): Promise<Of> {
  const memory = memories.get(db) ?? new Map<string, Promise<Kept<unknown>>>();
  memories.set(db, memory);
  const name = `${id_application} ${key}`;
  // Under one name stands what one function has read.
  const find = () => memory.get(name) as Promise<Kept<Of>> | undefined;
  const under = find();
  const last = await under?.catch(() => undefined);
  if (last && performance.now() - last.at < FRESH_MS) return last.value;

  // Somebody may have begun to read while this one waited: all wait for the same answer.
  const begun = find();
  const reading = begun && begun !== under ? begun : readAnew(db, { id_application, read, last });
  memory.set(name, reading);
  return (await reading).value;
}

async function readAnew<Of>(
  db: Db,
  {
    id_application,
    read,
    last,
  }: Pick<Reading<Of>, 'id_application' | 'read'> & { last: Kept<Of> | undefined },
): Promise<Kept<Of>> {
  const at = performance.now();
  const version = await versionOf(db, id_application);
  if (last?.version === version) return { ...last, at };
  return { at, version, value: await read(db, id_application) };
}

/** A row is never deleted, and each change of one raises its version. */
async function versionOf(db: Db, id_application: number): Promise<string> {
  const [row] = await db
    .select({
      version: sql<string>`concat(count(*), ' ', sum(${libraryItem.row_version}), ' ', max(${libraryItem.mod_date}), ' ', (select sum(${library.row_version}) from ${library} where ${eq(library.id_application, id_application)}))`,
    })
    .from(libraryItem)
    .where(eq(libraryItem.id_application, id_application));
  return row?.version ?? '';
}
