import type { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { MIGRATIONS } from '../../test/template-data';
import { testClock } from '../../test/test-clock';
import { testDb } from '../../test/test-db';
import { verifyLog } from '../audit-log/verify-log';
import { ConfigError } from '../config';
import { createPglite, type Db } from '../db';
import { passwordHasher } from '../identity/passwords/hasher';
import { role } from '../identity/roles/table';
import { user } from '../identity/table';
import { cofundingCall } from '../resources/cofunding-calls/table';
import { fillDatabase } from './fill-database';

let client: PGlite;
let db: Db;
beforeAll(async () => {
  client = await createPglite();
  db = drizzle(client);
  await migrate(drizzle(client), { migrationsFolder: MIGRATIONS });
});
afterAll(() => client.close());

const run = async (isDemo: boolean, over: { db: Db; isProduction: boolean } = { db, isProduction: false }) =>
  fillDatabase(over.db, {
    config: { isDemo, isProduction: over.isProduction },
    clock: testClock(),
    passwords: await passwordHasher(),
  });

it('gives an office its roles and nobody it does not know', async () => {
  await run(false);
  expect(await db.$count(role)).toBe(13);
  expect([await db.$count(user), await db.$count(cofundingCall)]).toEqual([0, 0]);
});

it('refuses a demo over the database of an office, and leaves it as it is', async () => {
  await expect(run(true)).rejects.toThrow(ConfigError);
  expect(await db.$count(user)).toBe(0);
  expect(await db.$count(role)).toBe(13);
  expect(await verifyLog(db)).toMatchObject({ state: 'intact', rows: 1 });
});

it('refuses production over a database that was begun as a demo, and over no other', async () => {
  await expect(run(false, { db, isProduction: true })).resolves.toBeUndefined();

  const demo = await testDb();
  await expect(run(false, { db: demo.db, isProduction: true })).rejects.toThrow(ConfigError);
  await demo.close();
});
