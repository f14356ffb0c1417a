import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testDb } from '../../../test/test-db';
import type { OpenDb } from '../../db';
import { FATES } from './erase-account';
import { HELD_TABLES, NOT_HELD } from './held-tables';

let open: OpenDb;
let tables: string[];
beforeAll(async () => {
  open = await testDb();
  const rows = await open.db
    .select({ name: sql<string>`table_name` })
    .from(sql`information_schema.tables`)
    .where(sql`table_schema = 'public'`);
  tables = rows.map(({ name }) => name).toSorted();
});
afterAll(() => open.close());

it('knows of every table whether a copy of personal data has its rows, or why not', () => {
  const known = [...Object.keys(HELD_TABLES), ...Object.keys(NOT_HELD)];
  expect(known.toSorted()).toEqual(tables);
});

it('knows of every table with rows of a person what becomes of them when the account is erased', () => {
  const ofPeople = [...Object.keys(HELD_TABLES), 'user_token', 'base_idempotency'];
  expect(Object.keys(FATES).toSorted()).toEqual(ofPeople.toSorted());
});

it('leaves out columns that exist', async () => {
  for (const [table, { without = [] }] of Object.entries(HELD_TABLES)) {
    const rows = await open.db
      .select({ name: sql<string>`column_name` })
      .from(sql`information_schema.columns`)
      .where(sql`table_schema = 'public' and table_name = ${table}`);
    expect(rows.map(({ name }) => name)).toEqual(expect.arrayContaining([...without]));
  }
});
