import { readFileSync } from 'node:fs';
import { systemClock } from '../clock';
import { loadConfig } from '../config';
import { keepFilesPrivate } from '../data-dir-lock';
import { openDb } from '../db';
import { passwordHasher } from '../identity/passwords/hasher';
import { MIGRATIONS_DIR } from '../paths';
import { ImportRefused, importLocalities } from '../resources/localities/public';
import { fillDatabase } from '../startup/fill-database';
import { sentenceFor } from '../startup/refusals/sentence';

/**
 * The places of the official registers: `npm run places:import -- TERC.csv SIMC.csv`, the files of eteryt.stat.gov.pl, with
 * the settings of the server. With the embedded database the server has to be stopped meanwhile.
 */
keepFilesPrivate();
try {
  const [terc, simc] = process.argv.slice(2);
  if (!terc || !simc) throw new ImportRefused('Name two files: TERC.csv and SIMC.csv.');
  const files = { terc: readFileSync(terc, 'utf8'), simc: readFileSync(simc, 'utf8') };
  const config = loadConfig();
  const { db, close } = await openDb({ ...config, migrationsDir: MIGRATIONS_DIR });
  try {
    await fillDatabase(db, { config, clock: systemClock, passwords: await passwordHasher() });
    const { found, written } = await importLocalities({ db, clock: systemClock }, files);
    process.stdout.write(`✔ ${found} places are in the files; ${written} of them were new or changed.\n`);
  } finally {
    await close();
  }
} catch (error) {
  console.error(`\n✖ ${error instanceof ImportRefused ? error.message : sentenceFor(error)}`);
  process.exitCode = 1;
}
