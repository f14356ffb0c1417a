import { EventEmitter, once } from 'node:events';
import { sql } from 'drizzle-orm';
import { afterAll, expect, it } from 'vitest';
import { testDb } from '../../../test/test-db';
import type { Tx } from '../../db';
import { findByMail } from '../users/repository';
import * as sessions from './chunks/session-repository';
import { reserveBytes, reserveSession } from './quota';
import { baseUploadSession } from './table';

const { db, close } = await testDb();
afterAll(close);

const LIMITS = { uploadQuota: 100, uploadSessions: 20 };
const now = new Date('2027-02-10T08:00:00.000Z');
const account = await findByMail(db, 'anna.przykladowa@example.com');
/** All that this person may have. */
const PERSON = { id_user: account?.id ?? 0, size: 100, now };
const SESSION = { id_user: PERSON.id_user, size: 100, name: 'a.pdf', purpose: 'attachment' as const };

async function waitingForLocks(): Promise<number> {
  const inHere = sql`database = (select oid from pg_database where datname = current_database())`;
  const [found] = await db
    .select({ waiting: sql`count(*)`.mapWith(Number) })
    .from(sql`pg_locks`)
    .where(sql`locktype = 'advisory' and not granted and ${inHere}`);
  return found?.waiting ?? 0;
}

/** One transaction that has reserved all there is, and waits; another one that begins meanwhile on its own connection. */
async function besideWaiting(work: (tx: Tx) => Promise<unknown>, end: 'commit' | 'rollback') {
  const gate = new EventEmitter();
  const isReserved = once(gate, 'reserved');
  const mayEnd = once(gate, 'end');
  const first = db.transaction(async (tx) => {
    await reserveSession(tx, PERSON, LIMITS);
    await sessions.insert(tx, { ...SESSION, session_id: 'a'.repeat(32), filename: 'b'.repeat(32) }, now);
    gate.emit('reserved');
    await mayEnd;
    if (end === 'rollback') throw new Error('rolled back');
  });
  await Promise.race([isReserved, first]);
  const events: string[] = [];
  const second = db.transaction(work).then(
    () => events.push('done'),
    (error) => events.push(error.code),
  );
  await expect.poll(waitingForLocks).toBe(1);
  events.push('first ends');
  gate.emit('end');
  await first.catch(() => undefined);
  await second;
  await db.delete(baseUploadSession);
  return events;
}

it('a second upload of a person waits for the first one, and finds no room', async () => {
  expect(await besideWaiting((tx) => reserveSession(tx, PERSON, LIMITS), 'commit')).toEqual([
    'first ends',
    'size',
  ]);
  expect(await besideWaiting((tx) => reserveBytes(tx, PERSON, LIMITS), 'commit')).toEqual([
    'first ends',
    'size',
  ]);
});

it('finds room when the first one came to nothing', async () => {
  expect(await besideWaiting((tx) => reserveBytes(tx, PERSON, LIMITS), 'rollback')).toEqual([
    'first ends',
    'done',
  ]);
});
