import { systemClock } from '../clock';
import { loadConfig } from '../config';
import { openDb } from '../db';
import { sendFailedAgain } from '../mail/send-again';
import { MIGRATIONS_DIR } from '../paths';
import { sentenceFor } from '../startup/refusals/sentence';
import { StartRefused } from '../startup/refusals/start-refused';

const DAYS = 30;

/**
 * Sends letters again that were given up within the last 30 days, or as many as are named:
 * `npm run mail:again -- [days]`, with the settings of the server. The server delivers them within a minute. With the
 * embedded database it has to be stopped meanwhile, and does so at its start.
 */
try {
  const days = Number(process.argv[2] ?? DAYS);
  if (!Number.isInteger(days) || days < 1) throw new StartRefused('Name a whole number of days, or none.');
  const config = loadConfig();
  const { db, close } = await openDb({ ...config, migrationsDir: MIGRATIONS_DIR });
  try {
    const emails = await sendFailedAgain(db, systemClock, days);
    process.stdout.write(`✔ ${emails} letters that were given up are in the queue again.\n`);
  } finally {
    await close();
  }
} catch (error) {
  console.error(`\n✖ ${sentenceFor(error)}`);
  process.exitCode = 1;
}
