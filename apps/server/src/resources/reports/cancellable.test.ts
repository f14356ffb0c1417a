import { PassThrough } from 'node:stream';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { MIGRATIONS } from '../../../test/template-data';
import { type TestApp, testApp } from '../../../test/test-app';
import { copyOfTemplate } from '../../../test/test-db';
import { openDb } from '../../db';
import { cancellable } from './cancellable';

let test: TestApp;
beforeAll(async () => {
  const databaseUrl = await copyOfTemplate();
  const open = () => openDb({ databaseUrl, dataDir: '', migrationsDir: MIGRATIONS });
  test = await testApp({ settings: { DATABASE_URL: databaseUrl }, open });
});
afterAll(() => test.close());

it('ends a query whose answer nobody waits for, and gives its connection back whole', async () => {
  const answer = new PassThrough();
  const asked = cancellable(test.app, answer, async (db) => {
    answer.destroy();
    await db.execute(sql`select pg_sleep(4)`);
  });
  await expect(asked).rejects.toMatchObject({ cause: { code: '57014' } });

  const others = Array.from({ length: 12 }, () =>
    cancellable(test.app, new PassThrough(), (db) =>
      db.select({ one: sql`1`.mapWith(Number) }).from(sql`(select 1) as one`),
    ),
  );
  expect((await Promise.all(others)).flat().map(({ one }) => one)).toEqual(Array(12).fill(1));
});

it('answers on after more were left at once than there are connections', async () => {
  const left = Array.from({ length: 12 }, () => {
    const answer = new PassThrough();
    return cancellable(test.app, answer, async (db) => {
      answer.destroy();
      await db.execute(sql`select pg_sleep(1)`);
    });
  });
  expect(await Promise.allSettled(left)).toHaveLength(12);
  expect(await test.app.db.execute(sql`select 1`)).toHaveLength(1);
});
