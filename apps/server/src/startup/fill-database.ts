import { DEFAULT_APPLICATION } from '@urzad/contract';
import { KNOWN_LOCALITIES } from '@urzad/domain';
import { ROLES } from '@urzad/grants';
import { eq, sql } from 'drizzle-orm';
import { application } from '../applications/table';
import { appendLog, systemOrigin } from '../audit-log/log';
import { baseLog } from '../audit-log/table';
import { systemAuthor } from '../author';
import type { Clock } from '../clock';
import { type Config, ConfigError } from '../config';
import type { Db, Tx } from '../db';
import type { PasswordHasher } from '../identity/passwords/hasher';
import { role } from '../identity/roles/table';
import { writeLibraries } from '../resources/libraries/public';
import { insertMissing } from '../resources/localities/public';
import { addDefaultApplication } from './default-application';

/** The event in the log of a database that is begun. */
const BEGUN = 'base.seeded';

/** The password of the demo accounts is public, also that of the staff. */
const DEMO_IN_PRODUCTION =
  'This database was begun with DEMO=yes and holds demo accounts, whose password is known: production needs a database of its own. Set DATA_DIR or DATABASE_URL.';
/** A demo moves its clock, and opens and closes calls by their numbers. */
const OFFICE_IN_DEMO =
  'This database was begun without DEMO=yes and may hold applications of an office: a demo needs a database of its own. Set DATA_DIR or DATABASE_URL, or DEMO=no.';

interface Parts {
  config: Pick<Config, 'isDemo' | 'isProduction'>;
  clock: Clock;
  passwords: PasswordHasher;
}

/**
 * Base data at every start (a new release may have other roles and more places), accounts and calls of a demo once for
 * each database. All or nothing: after a crash the next start begins anew.
 * @throws ConfigError in production over a database that was begun as a demo, and in a demo over that of an office
 */
export async function fillDatabase(db: Db, { config, clock, passwords }: Parts): Promise<void> {
  const date = clock.business();
  // Only a demo loads the code of demo data.
  const addDemo = config.isDemo ? await (await import('../seed/demo-rows')).demoRows(passwords) : undefined;

  await db.transaction(async (tx) => {
    const begun = await begunAs(tx);
    if (config.isProduction && begun?.demo) throw new ConfigError(DEMO_IN_PRODUCTION);
    if (config.isDemo && begun?.demo === false) throw new ConfigError(OFFICE_IN_DEMO);
    const isNew = (await tx.select({ id: application.id }).from(application).limit(1)).length === 0;
    if (isNew) await addDefaultApplication(tx, { id: DEFAULT_APPLICATION, date });
    await writeRoles(tx, date);
    await insertMissing(tx, KNOWN_LOCALITIES, systemAuthor(date));
    if (isNew) await addDemo?.(tx, date);
    // After the demo, which has a second application.
    await writeLibraries(tx, date);
    if (!isNew) return;

    await appendLog(tx, systemOrigin(date), [{ event: BEGUN, diff: { demo: config.isDemo } }]);
  });
}

async function writeRoles(tx: Tx, date: Date): Promise<void> {
  for (const { code, name, perspective, privileges } of ROLES) {
    const own = { perspective, privileges: [...privileges], system: 'yes' as const };
    const facts = { name: name.pl, name_en: name.en, ...own };
    await tx
      .insert(role)
      .values({ ...facts, code, id_application: DEFAULT_APPLICATION, create_date: date, mod_date: date })
      .onConflictDoUpdate({ target: role.code, set: facts });
  }
}

/** Whether a database was begun as a demo; undefined while it is new. */
async function begunAs(tx: Tx): Promise<{ demo: boolean } | undefined> {
  const [row] = await tx
    .select({ demo: sql<boolean>`${baseLog.diff} @> '{"demo": true}'` })
    .from(baseLog)
    .where(eq(baseLog.event, BEGUN))
    .limit(1);
  return row;
}
