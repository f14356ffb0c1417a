import { DEFAULT_APPLICATION } from '@urzad/contract';
import { eq } from 'drizzle-orm';
import { application } from '../applications/table';
import type { Db } from '../db';
import { END_OF_TIME, type FileStore, MARK } from '../files/file-store';
import { findKeptFiles, withoutRow } from '../resources/uploads/public';
import { StartRefused } from './refusals/start-refused';

/**
 * Whether a store keeps the files of a database: both name one installation, or the store names none yet. A database
 * without an id is new, and no store of an installation is its own.
 */
export type Belonging = 'same' | 'other' | 'unnamed';

export async function belonging(db: Db, files: FileStore): Promise<Belonging> {
  const mark = await files.installation();
  if (mark === undefined) return 'unnamed';
  return mark === (await installationOf(db)) ? 'same' : 'other';
}

/**
 * Before anything is written: the files of another installation would have no row here, and those that come would be
 * mixed with them.
 * @throws StartRefused
 */
export async function refuseForeignFiles(db: Db, files: FileStore): Promise<void> {
  const installation = await installationOf(db);
  if (installation === undefined) return refuseUsedStore(files);

  const mark = await files.installation();
  if (mark === installation) return;
  const wayOut = `Correct DATABASE_URL, DATA_DIR or FILES_URL, or restore database and files of one backup. If they do belong together, write ${installation} into "${MARK}" of that store. Nothing was changed.`;
  if (mark !== undefined) {
    throw new StartRefused(
      `The files in ${files.place} belong to another installation than the database: the files to ${mark}, the database to ${installation}. ${wayOut}`,
    );
  }
  const stored = await files.list(END_OF_TIME);
  if (stored.length > 0 && (await withoutRow(db, stored)).length === stored.length) {
    throw new StartRefused(
      `The files in ${files.place} are not those of the database, which knows none of these ${stored.length}. ${wayOut}`,
    );
  }
}

/**
 * For a start with a database that is not there or empty.
 * @throws StartRefused when the store keeps files already
 */
export async function refuseUsedStore(files: FileStore): Promise<void> {
  const isUsed = (await files.installation()) !== undefined || (await files.list(END_OF_TIME)).length > 0;
  if (!isUsed) return;
  throw new StartRefused(
    `The database is empty, but ${files.place} keeps files of an installation. Restore its database, or correct DATABASE_URL or DATA_DIR. A new installation needs a place for files of its own; a demo begins anew after npm run demo:reset. Nothing was changed.`,
  );
}

/**
 * Writes the id into a store that has none: that of a new installation, or of one from before there were ids.
 * @returns whether the database names files and the store has none of them
 */
export async function claimFiles(db: Db, files: FileStore): Promise<{ isWithoutFiles: boolean }> {
  if ((await files.installation()) !== undefined) return { isWithoutFiles: false };
  const installation = await installationOf(db);
  if (installation === undefined) throw new Error('A database that was not filled has no files.');

  const isEmpty = (await files.list(END_OF_TIME)).length === 0;
  const isWithoutFiles = isEmpty && (await findKeptFiles(db)).length > 0;
  await files.claim(installation);
  return { isWithoutFiles };
}

/** The id of an installation is that of its first application, by chance made with the database. */
async function installationOf(db: Db): Promise<string | undefined> {
  const [row] = await db
    .select({ uuid: application.uuid })
    .from(application)
    .where(eq(application.id, DEFAULT_APPLICATION));
  return row?.uuid;
}
