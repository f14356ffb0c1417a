import { systemClock } from '../clock';
import { loadConfig } from '../config';
import { keepFilesPrivate } from '../data-dir-lock';
import { openDb } from '../db';
import { passwordHasher } from '../identity/passwords/hasher';
import { outboxMail } from '../mail/mail';
import { MIGRATIONS_DIR } from '../paths';
import { AdminRefused, createAdmin } from '../resources/users/public';
import { fillDatabase } from '../startup/fill-database';
import { sentenceFor } from '../startup/refusals/sentence';

/**
 * The first account of an office: `npm run admin:create -- <mail> <first name> <last name>`, with the settings of the
 * server. The account has no password; an e-mail tells where to set one. With the embedded database the server has to
 * be stopped meanwhile.
 */
keepFilesPrivate();
try {
  const [mail = '', firstname = '', lastname = ''] = process.argv.slice(2);
  const config = loadConfig();
  const passwords = await passwordHasher();
  const { db, close } = await openDb({ ...config, migrationsDir: MIGRATIONS_DIR });
  try {
    await fillDatabase(db, { config, clock: systemClock, passwords });
    const person = { mail, firstname, lastname };
    await createAdmin({ db, config, clock: systemClock, passwords, mail: outboxMail(systemClock) }, person);
    process.stdout.write(`✔ ${mail} is an administrator. An e-mail tells them where to set a password.\n`);
  } finally {
    await close();
  }
} catch (error) {
  console.error(`\n✖ ${error instanceof AdminRefused ? error.message : sentenceFor(error)}`);
  process.exitCode = 1;
}
