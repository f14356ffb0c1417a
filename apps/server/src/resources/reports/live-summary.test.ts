import { sql } from 'drizzle-orm';
import postgres from 'postgres';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { type SignedIn, signIn } from '../../../test/sign-in';
import { MIGRATIONS } from '../../../test/template-data';
import { type TestApp, testApp } from '../../../test/test-app';
import { copyOfTemplate } from '../../../test/test-db';
import { openDb } from '../../db';
import { reportSummary } from './table';

/** Who holds the table of calls lets every query of it wait, until PostgreSQL ends it. */
const LOCK = 'lock table cofundingcall in access exclusive mode';
const URL = '/api/raportconfig/summary?code=calls&groups=status';

let test: TestApp;
let manager: SignedIn;
let holder: postgres.Sql;
beforeAll(async () => {
  const databaseUrl = await copyOfTemplate();
  const open = () => openDb({ databaseUrl, dataDir: '', migrationsDir: MIGRATIONS });
  test = await testApp({ settings: { DATABASE_URL: databaseUrl }, open });
  manager = await signIn(test, 'kierownik');
  holder = postgres(databaseUrl, { max: 1 });
});
afterEach(() => test.app.db.delete(reportSummary));
afterAll(async () => {
  await holder.end();
  await test.close();
});

/** Does something while no query of calls gets an answer. */
function whileHeld<Result>(work: () => Promise<Result>) {
  return holder.begin(async (tx) => {
    await tx.unsafe(LOCK);
    return work();
  });
}

const kept = () => test.app.db.$count(reportSummary);

it('ends a summary that takes too long, and keeps its question for the night', async () => {
  const answer = await whileHeld(() => manager.get(URL));
  expect([answer.statusCode, answer.json()]).toEqual([503, { code: 'server', data: { report: 'too-slow' } }]);
  expect(await kept()).toBe(1);
  // Fast again.
  expect((await manager.get(URL)).statusCode).toBe(200);
  expect(await kept()).toBe(0);
});

it('keeps no question of a summary that was cancelled, and lets its query go', async () => {
  const address = await test.app.listen({ port: 0, host: '127.0.0.1' });
  await whileHeld(async () => {
    const leaving = new AbortController();
    const asked = fetch(address + URL, {
      headers: { token: manager.tokens.token },
      signal: leaving.signal,
    });
    await vi.waitFor(async () => expect(await waiting()).toBe(1), 4000);
    leaving.abort();
    await expect(asked).rejects.toThrow();
    await vi.waitFor(async () => expect(await waiting()).toBe(0), 2000);
  });
  expect(await kept()).toBe(0);
});

/** How many queries wait for the table. */
async function waiting(): Promise<number> {
  const found = await test.app.db
    .select({ count: sql`count(*)`.mapWith(Number) })
    .from(sql`pg_stat_activity`)
    .where(sql`datname = current_database() and wait_event_type = 'Lock'`);
  return found[0]?.count ?? 0;
}
