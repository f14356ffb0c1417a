import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MIGRATIONS } from '../test/template-data';
import { testDb } from '../test/test-db';
import { createPglite, type Db, type OpenDb } from './db';
import { migrationRefusal } from './startup/refusals/migration-refusal';
import { StartRefused } from './startup/refusals/start-refused';

describe('a column that refers to a row', () => {
  let open: OpenDb;
  beforeAll(async () => {
    open = await testDb();
  });
  afterAll(() => open.close());

  const KEYS = sql`(
    select format('%s.%s', key.conrelid::regclass, field.attname) as name, key.*
    from pg_constraint key
    join pg_attribute field on field.attrelid = key.conrelid and field.attnum = key.conkey[1]
    where key.contype = 'f' and key.connamespace = 'public'::regnamespace
  ) as keys`;

  it('has a foreign key, but for those that outlive what they name', async () => {
    const columns = sql`(
      select format('%I.%s', table_name, column_name) as name from information_schema.columns
      where table_schema = 'public' and column_name ~ '^id_'
    ) as columns`;
    const without = await namesIn(open.db, sql`${columns} where name not in (select name from ${KEYS})`);

    // The authors of rows, the log and the readings stay when an account is deleted; `id_obj` refers to rows of several
    // tables.
    const isKnown = (name: string) =>
      /^base_(?:log|reading)\.|\.id_user_(?:create|mod)$|\.id_obj$/.test(name);
    expect(without.filter((name) => !isKnown(name))).toEqual([]);
  });

  it('deletes nothing along with what it names, but who looks through a window that is closed', async () => {
    expect(await namesIn(open.db, sql`${KEYS} where keys.confdeltype <> 'a'`)).toEqual([
      'base_onlooker.id_socket',
    ]);
  });

  it('has an index that begins with it, but for the application, which is never deleted', async () => {
    const unindexed = sql`${KEYS} where not exists (
      select from pg_index where indrelid = keys.conrelid and indkey[0] = keys.conkey[1] and indpred is null
    )`;
    const found = await namesIn(open.db, unindexed);
    expect(found.filter((name) => !name.endsWith('.id_application'))).toEqual([]);
  });
});

describe('rows of a database that had no keys', () => {
  const LAST_WITHOUT_KEYS = 8;

  it('stop the server with a sentence when they are evidence, and go when they serve a missing account', async () => {
    const client = await createPglite();
    const older = await migrationsUpTo(LAST_WITHOUT_KEYS);
    const db = drizzle(client);
    const bringUp = () => migrate(db, { migrationsFolder: MIGRATIONS });
    await migrate(db, { migrationsFolder: older });
    await db.execute(sql`insert into user_session (id_user, remember_me, create_date, active_date)
      values (7, 'no', now(), now())`);
    await db.execute(sql`insert into cofundingregistration (id_application, create_date, mod_date, id_call, id_user, form)
      values (9192, now(), now(), 3, 7, '{}')`);

    const refusal = migrationRefusal(await bringUp().catch((error: unknown) => error));
    expect(refusal).toBeInstanceOf(StartRefused);
    expect(String(refusal)).toContain(
      'Rows of the table "cofundingregistration" name 3 in id_call, which the table "cofundingcall" does not have. Restore them',
    );
    const sessions = sql`user_session`;
    expect(await namesIn(db, sql`(select id::text as name from ${sessions}) as kept`)).toEqual(['1']);

    await db.execute(sql`delete from cofundingregistration`);
    await bringUp();
    expect(await namesIn(db, sql`(select id::text as name from ${sessions}) as kept`)).toEqual([]);
    await client.close();
    await rm(older, { recursive: true });
  });
});

describe('the history of statuses', () => {
  const LAST_WITH_OWN_TABLE = 10;

  it('keeps what registrations had in a table of their own, in its order', async () => {
    const client = await createPglite();
    const older = await migrationsUpTo(LAST_WITH_OWN_TABLE);
    const db = drizzle(client);
    await migrate(db, { migrationsFolder: older });
    // Rows as that version wrote them; the keys are not what is tested.
    await db.execute(sql`alter table cofundingregistrationhistory disable trigger all`);
    await db.execute(sql`insert into cofundingregistrationhistory (id_registration, status, date)
      values (5, 'draft', '2027-02-01T08:00:00Z'), (4, 'draft', '2027-01-30T08:00:00Z'), (5, 'to_sign', '2027-01-31T08:00:00Z')`);

    await migrate(db, { migrationsFolder: MIGRATIONS });
    const { rows } = await client.query<{ status: string }>(
      `select obj_type, id_obj, status, to_char(date at time zone 'utc', 'MM-DD') as day, id_user
       from base_status_history order by id`,
    );
    const registration = { obj_type: 'cofundingregistration', id_user: null };
    expect(rows).toEqual([
      { ...registration, id_obj: 5, status: 'draft', day: '02-01' },
      { ...registration, id_obj: 4, status: 'draft', day: '01-30' },
      { ...registration, id_obj: 5, status: 'to_sign', day: '01-31' },
    ]);
    await client.close();
    await rm(older, { recursive: true });
  });
});

describe('the rule of one application in a call', () => {
  const LAST_WITH_OPEN_ONES = 13;

  it('takes what the rule of one open application let be replaced', async () => {
    const client = await createPglite();
    const older = await migrationsUpTo(LAST_WITH_OPEN_ONES);
    const db = drizzle(client);
    await migrate(db, { migrationsFolder: older });
    for (const table of ['cofundingregistration', 'cofundingchild']) {
      await db.execute(sql`alter table ${sql.identifier(table)} disable trigger all`);
    }
    await db.execute(sql`insert into cofundingregistration (id, id_application, create_date, mod_date, id_call, id_user, status, form)
      select id, 9192, now(), now(), 3, id_user, status, '{}' from (values
        (1, 7, 'formally_rejected'), (2, 7, 'cancelled'), (3, 7, 'submitted'),
        (4, 8, 'formally_rejected'), (5, 8, 'cancelled')) as rows (id, id_user, status)`);
    await db.execute(sql`insert into cofundingchild (id_registration, id_call, pesel, active)
      values (1, 3, '25231400023', 'no'), (3, 3, '25231400023', 'yes'), (4, 3, '25313000079', 'no')`);

    await migrate(db, { migrationsFolder: MIGRATIONS });
    expect(
      await namesIn(
        db,
        sql`(select id::text as name from cofundingregistration where replaceable = 'yes') as rows`,
      ),
    ).toEqual(['1', '2', '5']);
    expect(
      await namesIn(db, sql`(select id_registration::text as name from cofundingchild) as rows`),
    ).toEqual(['3', '4']);
    await client.close();
    await rm(older, { recursive: true });
  });
});

async function namesIn(db: Db, rows: ReturnType<typeof sql>): Promise<string[]> {
  const found = await db.select({ name: sql<string>`name` }).from(rows);
  return found.map(({ name }) => name).toSorted();
}

/** The migrations as an earlier version had them. */
async function migrationsUpTo(last: number): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'urzad-migrations-'));
  await cp(MIGRATIONS, folder, { recursive: true });
  const journal = path.join(folder, 'meta/_journal.json');
  const { entries, ...rest } = JSON.parse(await readFile(journal, 'utf8'));
  const kept = entries.filter(({ idx }: { idx: number }) => idx <= last);
  await writeFile(journal, JSON.stringify({ ...rest, entries: kept }));
  return folder;
}
