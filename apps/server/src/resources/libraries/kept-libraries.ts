import type { PrivilegeLevel } from '@urzad/grants';
import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../db';
import { librariesWithItems } from './read-libraries';
import { library, libraryItem } from './table';

/** How long a server works with what it has read: another one may have changed it. */
const FRESH_MS = 1_000;

type Libraries = Awaited<ReturnType<typeof librariesWithItems>>;

interface Kept {
  at: number;
  /** Of the dictionaries and their items; it changes with every change of one. */
  version: string;
  libraries: Libraries;
}

interface Asked {
  id_application: number;
  level: PrivilegeLevel;
}

const memories = new WeakMap<Db, Map<string, Promise<Kept>>>();

/**
 * `librariesWithItems` for what every page asks for: kept in memory until an item changes. This server sees its own
 * changes at once, those of another one within a second, as with settings (decision 0153). Callers change nothing in it.
 */
export async function keptLibraries(db: Db, asked: Asked): Promise<Libraries> {
  const memory = memories.get(db) ?? new Map<string, Promise<Kept>>();
  memories.set(db, memory);
  const key = `${asked.id_application} ${asked.level}`;
  const under = memory.get(key);
  const kept = await under?.catch(() => undefined);
  if (kept && performance.now() - kept.at < FRESH_MS) return kept.libraries;

  // Somebody may have begun to read while this one waited: all wait for the same answer.
  const begun = memory.get(key);
  const reading = begun && begun !== under ? begun : readAnew(db, asked, kept);
  memory.set(key, reading);
  return (await reading).libraries;
}

/** The next page reads the dictionaries again: an item was changed here. */
export function forgetLibraries(db: Db): void {
  memories.delete(db);
}

async function readAnew(db: Db, { id_application, level }: Asked, kept: Kept | undefined): Promise<Kept> {
  const at = performance.now();
  const version = await versionOf(db, id_application);
  if (kept?.version === version) return { ...kept, at };
  return { at, version, libraries: await librariesWithItems(db, id_application, level) };
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
