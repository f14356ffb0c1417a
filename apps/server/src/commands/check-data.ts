import { readAnchors } from '../audit-log/anchors';
import { loadConfig } from '../config';
import { keepFilesPrivate } from '../data-dir-lock';
import { openDb } from '../db';
import { MIGRATIONS_DIR } from '../paths';
import { openFileStore } from '../startup/office-parts';
import { checkData, isSound } from './data-report';

/**
 * Checks the data of a stopped server and writes the result as JSON: after a crash, after a restore, for an auditor.
 * `DATA_DIR=… node apps/server/dist/check-data.js`; the exit code is 1 when something is wrong.
 */
keepFilesPrivate();
const config = loadConfig();
const { db, close } = await openDb({ ...config, migrationsDir: MIGRATIONS_DIR });
try {
  const report = await checkData(db, await openFileStore(config), await readAnchors(config.dataDir));
  process.stdout.write(`${JSON.stringify(report)}\n`);
  process.exitCode = isSound(report) ? 0 : 1;
} finally {
  await close();
}
