import { DEFAULT_APPLICATION } from '@urzad/contract';
import { KNOWN_LOCALITIES } from '@urzad/domain';
import { ROLES } from '@urzad/grants';
import { and, eq, sql } from 'drizzle-orm';
import { application } from '../applications/table';
import { systemAuthor } from '../author';
import type { Clock } from '../clock';
import { type Config, ConfigError } from '../config';
import type { Db, Tx } from '../db';
import { appendLog, systemOrigin } from '../log/log';
import { baseLog } from '../log/table';
import type { PasswordHasher } from '../passwords/hasher';
import { insertMissing } from '../resources/localities/public';
import { role } from '../roles/table';
import { addDefaultApplication } from './default-application';

/** The event in the log of a database that is begun. */
const BEGUN = 'base.seeded';

interface Parts {
  config: Pick<Config, 'isDemo' | 'isProduction'>;
  clock: Clock;
  passwords: PasswordHasher;
}

/**
 * Base data at every start (a new release may have other roles and more places), accounts and calls of a demo once for
 * each database. All or nothing: after a crash the next start begins anew.
 * @throws ConfigError in production over a database that was started as a demo
 */
export async function fillDatabase(db: Db, { config, clock, passwords }: Parts): Promise<void> {
  const date = clock.business();
  // Only a demo loads the code of demo data.
  const addDemo = config.isDemo ? await (await import('../seed/demo-rows')).demoRows(passwords) : undefined;

  await db.transaction(async (tx) => {
    if (config.isProduction) await refuseDemoData(tx);
    const isNew = (await tx.select({ id: application.id }).from(application).limit(1)).length === 0;
    if (isNew) await addDefaultApplication(tx, { id: DEFAULT_APPLICATION, date });
    await writeRoles(tx, date);
    await insertMissing(tx, KNOWN_LOCALITIES, systemAuthor(date));
    if (!isNew) return;

    await addDemo?.(tx, date);
    await appendLog(tx, systemOrigin(date), [{ event: BEGUN, diff: { demo: config.isDemo } }]);
  });
}

async function writeRoles(tx: Tx, date: Date): Promise<void> {
  for (const { code, name, perspective, privileges } of ROLES) {
    const facts = { name: name.pl, perspective, privileges: [...privileges], system: 'yes' as const };
    await tx
      .insert(role)
      .values({ ...facts, code, id_application: DEFAULT_APPLICATION, create_date: date, mod_date: date })
      .onConflictDoUpdate({ target: role.code, set: facts });
  }
}

/** The password of the demo accounts is public, also that of the staff. */
async function refuseDemoData(tx: Tx): Promise<void> {
  const [demo] = await tx
    .select({ id: baseLog.id })
    .from(baseLog)
    .where(and(eq(baseLog.event, BEGUN), sql`${baseLog.diff} @> '{"demo": true}'`))
    .limit(1);
  if (!demo) return;
  throw new ConfigError(
    'This database was begun with DEMO=yes and holds demo accounts, whose password is known: production needs a database of its own. Set DATA_DIR or DATABASE_URL.',
  );
}
