import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { testDb } from '../../test/test-db';
import type { OpenDb } from '../db';
import { appendLog, systemOrigin } from './log';
import { baseLog } from './table';
import { verifyLog } from './verify-log';

const DATE = new Date('2027-02-10T08:00:00.412Z');

let open: OpenDb;
beforeAll(async () => {
  open = await testDb();
});
afterAll(() => open.close());

const append = (...events: string[]) =>
  open.db.transaction((tx) =>
    appendLog(
      tx,
      systemOrigin(DATE),
      events.map((event) => ({ event, diff: { zeta: 1, alfa: ['ż', null], nested: { b: true, a: 'x' } } })),
    ),
  );

/** Changes the log as somebody with all rights on the database could. */
async function asSuperuser(statement: ReturnType<typeof sql>) {
  await open.db.execute(sql`alter table base_log disable trigger user`);
  await open.db.execute(statement);
  await open.db.execute(sql`alter table base_log enable trigger user`);
}

beforeEach(async () => {
  await asSuperuser(sql`delete from base_log`);
  await append('a.first', 'a.second');
  await append('a.third');
});

async function idOf(event: string): Promise<number> {
  const rows = await open.db.select().from(baseLog);
  const row = rows.find((candidate) => candidate.event === event);
  if (!row) throw new Error(`No row ${event}`);
  return row.id;
}

it('finds an untouched log intact', async () => {
  expect(await verifyLog(open.db)).toMatchObject({ state: 'intact', rows: 3 });
});

it('finds a changed row', async () => {
  const id = await idOf('a.second');
  await asSuperuser(sql`update base_log set diff = '{"zeta":2}' where id = ${id}`);
  expect(await verifyLog(open.db)).toEqual({ state: 'broken', id, reason: 'changed' });
});

it('finds a removed row by the one after it', async () => {
  await asSuperuser(sql`delete from base_log where event = 'a.second'`);
  expect(await verifyLog(open.db)).toEqual({ state: 'broken', id: await idOf('a.third'), reason: 'gap' });
});

it('keeps one chain when many write at once', async () => {
  await Promise.all(Array.from({ length: 10 }, (_, at) => append(`b.parallel-${at}`)));
  expect(await verifyLog(open.db)).toMatchObject({ state: 'intact', rows: 13 });
});

it.each([
  ['a change', sql`update base_log set event = 'x'`],
  ['a removal', sql`delete from base_log`],
  ['emptying', sql`truncate base_log`],
])('lets the database refuse %s', async (_name, statement) => {
  await expect(open.db.execute(statement)).rejects.toThrow();
  expect(await verifyLog(open.db)).toMatchObject({ state: 'intact', rows: 3 });
});
