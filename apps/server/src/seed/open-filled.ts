import { getDefault } from '../applications/applications';
import type { Clock } from '../clock';
import type { Config } from '../config';
import { openDb } from '../db';
import { openOfficeParts } from '../office-parts';
import { passwordHasher } from '../passwords/hasher';
import { MIGRATIONS_DIR } from '../paths';
import { copyTemplate } from './demo-template';
import { seed } from './seed';
import { seedRegistrations } from './seed-registrations';

/**
 * Database and office with all that a start puts into them: tables, base data and, in a demo, demo data.
 * @param template a folder to begin with instead of nothing
 */
export async function openFilled(config: Config, clock: Clock, template?: string) {
  const passwords = await passwordHasher();
  const { db, close } = await openDb({
    ...config,
    migrationsDir: MIGRATIONS_DIR,
    ...(template !== undefined && { before: (dataDir: string) => copyTemplate(template, dataDir) }),
  });
  await seed(db, { config, clock, passwords });
  const officeParts = await openOfficeParts(config, (await getDefault(db)).office_name);
  if (config.isDemo) await seedRegistrations({ config, db, passwords, ...officeParts }, clock.business());
  return { db, close, passwords, officeParts };
}
