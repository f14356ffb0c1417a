import { getDefault } from '../applications/applications';
import type { Clock } from '../clock';
import type { Config } from '../config';
import { openDb } from '../db';
import { passwordHasher } from '../identity/passwords/hasher';
import { MIGRATIONS_DIR } from '../paths';
import { copyTemplate } from './demo-template';
import { fillDatabase } from './fill-database';
import { boughtSigner, openOfficeParts } from './office-parts';

/**
 * Opens the database and the office, and fills them as each start does: tables, base data and, in a demo, demo data.
 * A failure leaves nothing open.
 *
 * @param template a folder to copy instead of starting from an empty one
 * @throws StartRefused when the seal or the database cannot be opened
 */
export async function openFilled(config: Config, clock: Clock, template?: string) {
  // Before the database, which takes longer to open.
  const signer = await boughtSigner(config);
  const passwords = await passwordHasher();
  const { db, close } = await openDb({
    ...config,
    migrationsDir: MIGRATIONS_DIR,
    ...(template !== undefined && { before: (dataDir: string) => copyTemplate(template, dataDir) }),
  });
  try {
    await fillDatabase(db, { config, clock, passwords });
    const { office_name } = await getDefault(db);
    const officeParts = await openOfficeParts(config, office_name, signer);
    if (config.isDemo) {
      const { seedRegistrations } = await import('../seed/seed-registrations');
      await seedRegistrations({ config, db, passwords, ...officeParts }, clock.business());
    }
    return { db, close, passwords, officeParts };
  } catch (error) {
    await close();
    throw error;
  }
}
