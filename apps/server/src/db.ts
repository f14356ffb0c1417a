import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator';
import { drizzle as drizzlePostgres } from 'drizzle-orm/postgres-js';
import { migrate as migratePostgres } from 'drizzle-orm/postgres-js/migrator';
import postgres from 'postgres';
import { lockDataDir } from './data-dir-lock';
import { ALWAYS_ANSWERS, type DatabaseWatch, watchPostgres } from './database-watch';
import { type ListenToNews, NEWS_CHANNEL } from './news/news-channel';
import { databaseFolder, embeddedRefusal, requireEmbedded } from './startup/embedded-folder';
import { databaseRefusal } from './startup/refusals/database-refusal';
import { migrationRefusal } from './startup/refusals/migration-refusal';
import { SYNCING_PARAMS, SyncedFolder } from './synced-folder';

const POOL_SIZE = 10;
const STATEMENT_TIMEOUT_MS = 5_000;
/** Upper limit of the pause between attempts to reconnect: after an outage the server is back within a second. */
const LONGEST_PAUSE_S = 0.5;
/** In seconds, longer after each attempt that failed. */
export const pauseBeforeAttempt = (tries: number) => Math.min(2 ** tries / 100, LONGEST_PAUSE_S);
const CONNECTION = {
  connect_timeout: 10,
  backoff: pauseBeforeAttempt,
  onnotice: () => undefined,
};

/** The database as repositories see it, embedded or not. A transaction is a `Db` too. */
export type Db = PgDatabase<PgQueryResultHKT>;

/** The parameter of a function that may only run inside a transaction. */
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0];

export interface OpenDb {
  db: Db;
  watch: DatabaseWatch;
  listenToNews: ListenToNews;
  close(): Promise<void>;
}

interface DbOptions {
  /** Absent: embedded, in `dataDir`. */
  databaseUrl: string | undefined;
  dataDir: string;
  migrationsDir: string;
  /** No other server may work on the data folder, on PostgreSQL too: its files would be those of two. */
  isAlone?: boolean;
  /** Runs in the folder of an embedded database once its lock is held, before it is opened. */
  before?: (dataDir: string) => Promise<void>;
}

/**
 * Opens the database and runs its migrations. A database that cannot be opened leaves nothing open.
 * @throws DataDirBusy when another process works on the data folder and has the embedded database open, or may not be alone
 * @throws StartRefused when PostgreSQL refuses the connection, or a migration meets rows that it cannot convert
 */
export async function openDb(options: DbOptions): Promise<OpenDb> {
  const { databaseUrl, dataDir, migrationsDir, isAlone = false } = options;
  const unlock = databaseUrl === undefined || isAlone ? lockDataDir(dataDir) : () => undefined;
  try {
    const open = databaseUrl ? await openPostgres(databaseUrl, migrationsDir) : await openEmbedded(options);
    return { ...open, close: () => open.close().finally(unlock) };
  } catch (error) {
    unlock();
    throw error;
  }
}

async function openEmbedded({ dataDir, migrationsDir, before }: DbOptions): Promise<OpenDb> {
  await before?.(dataDir);
  await requireEmbedded(dataDir, makeDatabase);
  const client = await openPglite(dataDir);
  try {
    await migratePglite(drizzlePglite(client), { migrationsFolder: migrationsDir });
    return { ...inProcess(client), close: () => client.close() };
  } catch (error) {
    await client.close();
    throw migrationRefusal(error);
  }
}

async function makeDatabase(folder: string): Promise<void> {
  await (await createPglite(syncedIn(folder))).close();
}

/** What it acknowledged survives a power cut. */
function syncedIn(folder: string): PGliteOptions {
  return { fs: new SyncedFolder(folder), startParams: SYNCING_PARAMS };
}

/** @throws StartRefused when the database is damaged */
async function openPglite(dataDir: string): Promise<PGlite> {
  try {
    return await createPglite(syncedIn(databaseFolder(dataDir)));
  } catch (error) {
    throw embeddedRefusal(error, dataDir);
  }
}

/** The embedded database with the extensions that the migrations need. */
export function createPglite(options: PGliteOptions = {}): Promise<PGlite> {
  return PGlite.create({ ...options, extensions: { pg_trgm } });
}

/** An embedded database opened by the caller: tests restore theirs from a template. */
export function overPglite(client: PGlite): Db {
  return drizzlePglite(client);
}

/** The same with what belongs to it: one process needs no watch, and its news do not leave it. */
export function inProcess(client: PGlite): Omit<OpenDb, 'close'> {
  const listenToNews: ListenToNews = async ({ hear, name }) => {
    await client.query("select set_config('application_name', $1, false)", [name]);
    return client.listen(NEWS_CHANNEL, hear);
  };
  return { db: overPglite(client), watch: ALWAYS_ANSWERS, listenToNews };
}

/**
 * News come over a connection of their own, which is opened again when it breaks. Each attempt has a client of its own:
 * the library keeps a listener whose attempt has failed, and a second one beside it would hear everything twice.
 */
export function newsOverPostgres({ options }: postgres.Sql): ListenToNews {
  return async ({ hear, again, name }) => {
    // Parsed options are taken as they are, as the library does for its own connection of `listen`.
    const connection = { ...options.connection, application_name: name };
    const client = postgres({ ...options, connection, max: 1 } as object);
    const stop = () => client.end({ timeout: 0 });
    let isFirst = true;
    try {
      await client.listen(NEWS_CHANNEL, hear, () => {
        if (!isFirst) again();
        isFirst = false;
      });
    } catch (error) {
      await stop();
      throw error;
    }
    return stop;
  };
}

/** A PostgreSQL database opened by the caller: tests take back what they tried. */
export function overPostgres(client: postgres.Sql): Db {
  return drizzlePostgres(client);
}

/** One connection of its own to a PostgreSQL database whose tables are there: that of a thread which reads. */
export function connectReader(url: string): { db: Db; close(): Promise<void> } {
  const client = postgres(url, {
    ...CONNECTION,
    max: 1,
    connection: { statement_timeout: STATEMENT_TIMEOUT_MS, TimeZone: 'UTC' },
  });
  return { db: drizzlePostgres(client), close: () => client.end({ timeout: 5 }) };
}

async function openPostgres(url: string, migrationsDir: string): Promise<OpenDb> {
  await migrateOnPostgres(url, migrationsDir);
  const client = postgres(url, {
    ...CONNECTION,
    max: POOL_SIZE,
    connection: { statement_timeout: STATEMENT_TIMEOUT_MS, TimeZone: 'UTC' },
  });
  const watch = watchPostgres(url);
  const close = async () => {
    await Promise.all([client.end({ timeout: 5 }), watch.close()]);
  };
  return { db: drizzlePostgres(client), watch, listenToNews: newsOverPostgres(client), close };
}

/** On a connection of its own without a statement timeout: an index of a large table takes longer than any query may. */
async function migrateOnPostgres(url: string, migrationsFolder: string): Promise<void> {
  const client = postgres(url, { ...CONNECTION, max: 1, connection: { TimeZone: 'UTC' } });
  try {
    await migratePostgres(drizzlePostgres(client), { migrationsFolder });
  } catch (error) {
    throw databaseRefusal(migrationRefusal(error), url);
  } finally {
    await client.end({ timeout: 0 });
  }
}
