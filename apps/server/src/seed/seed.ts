import { DEFAULT_APPLICATION } from '@urzad/contract';
import { and, eq, sql } from 'drizzle-orm';
import { application } from '../applications/table';
import type { Clock } from '../clock';
import { type Config, ConfigError } from '../config';
import type { Db, Tx } from '../db';
import { appendLog, systemOrigin } from '../log/log';
import { baseLog } from '../log/table';
import type { PasswordHasher } from '../passwords/hasher';
import { seedApplication } from './seed-application';
import { seedCalls } from './seed-calls';
import { seedLocalities } from './seed-localities';
import { seedPeople } from './seed-people';
import { seedRoles } from './seed-roles';
import { seedStaff } from './seed-staff';
import type { Seeding } from './seeding';

/** Demo data, in the order of its references. Each file makes one entity. */
const demoSeeds: readonly ((tx: Tx, seeding: Seeding) => Promise<void>)[] = [
  seedStaff,
  seedPeople,
  seedCalls,
];

const SEEDED = 'base.seeded';

/** The password of every demo account (Process §8). */
export const DEMO_PASSWORD = 'Demo!2027pl';

interface Parts {
  config: Pick<Config, 'isDemo' | 'isProduction'>;
  clock: Clock;
  passwords: PasswordHasher;
}

/**
 * Base data at every start (roles and places follow the domain), demo data once for each database. All or nothing:
 * after a crash the next start begins anew.
 * @throws ConfigError in production over a database that was started as a demo
 */
export async function seed(db: Db, { config, clock, passwords }: Parts): Promise<void> {
  const date = clock.business();
  const pass_hash = config.isDemo ? await passwords.hash(DEMO_PASSWORD) : '';

  await db.transaction(async (tx) => {
    if (config.isProduction) await refuseDemoData(tx);
    const isNew = (await tx.select({ id: application.id }).from(application).limit(1)).length === 0;
    if (isNew) await seedApplication(tx, { id: DEFAULT_APPLICATION, date });
    await seedRoles(tx, date);
    await seedLocalities(tx, date);
    if (!isNew) return;

    if (config.isDemo) for (const demoSeed of demoSeeds) await demoSeed(tx, { date, pass_hash });
    await appendLog(tx, systemOrigin(date), [{ event: SEEDED, diff: { demo: config.isDemo } }]);
  });
}

/** The password of the demo accounts is public, also that of the staff. */
async function refuseDemoData(tx: Tx): Promise<void> {
  const [demo] = await tx
    .select({ id: baseLog.id })
    .from(baseLog)
    .where(and(eq(baseLog.event, SEEDED), sql`${baseLog.diff} @> '{"demo": true}'`))
    .limit(1);
  if (!demo) return;
  throw new ConfigError(
    'This database was begun with DEMO=yes and holds demo accounts, whose password is known: production needs a database of its own. Set DATA_DIR or DATABASE_URL.',
  );
}
