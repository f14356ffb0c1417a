import { existsSync, readdirSync } from 'node:fs';
import { readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { sync } from '../files/sync';
import { isFull } from './refusals/sentence';
import { codesOf, StartRefused } from './refusals/start-refused';

/** The first thing in every folder of PostgreSQL. Where it is missing, the embedded one makes a new database over what is there. */
const VERSION_FILE = 'PG_VERSION';

/** The folder of the embedded database. */
export const databaseFolder = (dataDir: string) => path.join(dataDir, 'database');

/** Whether there is no embedded database yet: a missing folder, or an empty one. */
export function isUnbegun(dataDir: string): boolean {
  const folder = databaseFolder(dataDir);
  return !existsSync(folder) || readdirSync(folder).length === 0;
}

/**
 * Makes the folder of the embedded database where there is none. It is made aside, synced and renamed, so what a
 * server that died left half made is never taken for a damaged database.
 *
 * @param make makes a database in this folder and closes it
 * @throws StartRefused when there is a folder that holds anything but a database
 */
export async function requireEmbedded(
  dataDir: string,
  make: (folder: string) => Promise<void>,
): Promise<void> {
  const folder = databaseFolder(dataDir);
  if (isUnbegun(dataDir)) {
    const aside = `${folder}.new`;
    await rm(aside, { recursive: true, force: true });
    await make(aside);
    for (const name of await readdir(aside, { recursive: true })) await sync(path.join(aside, name));
    await rename(aside, folder);
    await sync(dataDir);
  } else if (!existsSync(path.join(folder, VERSION_FILE))) {
    throw damaged(folder, `it has no file ${VERSION_FILE}`);
  }
}

/** The error of opening an embedded database as a sentence; one of the system or of a full disk is returned as it is. */
export function embeddedRefusal(error: unknown, dataDir: string): unknown {
  const isTold = codesOf(error).length > 0 || isFull(dataDir);
  return isTold ? error : damaged(databaseFolder(dataDir), 'PostgreSQL cannot open it', error);
}

function damaged(folder: string, reason: string, cause?: unknown): StartRefused {
  return new StartRefused(
    `The embedded database in ${folder} is damaged or is none: ${reason}. Restore the folder from a backup. If it holds nothing of yours, move it away; a demo begins anew after npm run demo:reset. Nothing was changed.`,
    { cause },
  );
}
