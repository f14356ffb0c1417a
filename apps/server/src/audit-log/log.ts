import { desc } from 'drizzle-orm';
import { holdAdvisoryLock } from '../advisory-lock';
import type { Tx } from '../db';
import { asStored, CHAIN_START, hashOf } from './chain';
import { baseLog } from './table';

/** One event. Never with a password, token, code, PESEL or account number. */
export interface LogEntry {
  /** `{entity}.{what}`, e.g. `user.login-failed`. */
  event: string;
  level?: 'info' | 'warning';
  obj_type?: string;
  id_obj?: number;
  /** The change: names of fields, statuses before and after. */
  diff?: Record<string, unknown>;
  /** The person, when the request has no session yet. */
  id_user?: number | null;
  /** The staff member, when acting begins: the request is still of their own session. */
  id_user_main?: number;
}

/** The person and the request behind an entry. */
export interface LogOrigin {
  date: Date;
  id_user: number | null;
  id_user_main: number | null;
  ip: string | null;
  method: string | null;
  path: string | null;
  request_id: string | null;
}

/** Columns of one entry times these are fewer values than a statement of PostgreSQL takes. */
const ROWS_OF_INSERT = 2_000;

/** An entry with a person and a request of its own. */
export interface LoggedEntry {
  origin: LogOrigin;
  entry: LogEntry;
}

/**
 * Appends rows to the chain inside the transaction of the write that they describe. Writers wait for each other from
 * here to their commit, so this is the last statement of a transaction.
 */
export function appendLog(tx: Tx, origin: LogOrigin, entries: readonly LogEntry[]): Promise<void> {
  return appendEntries(
    tx,
    entries.map((entry) => ({ origin, entry })),
  );
}

/** The same for what several people did. */
export async function appendEntries(tx: Tx, entries: readonly LoggedEntry[]): Promise<void> {
  await holdAdvisoryLock(tx, 'log');
  const [last] = await tx.select({ hash: baseLog.hash }).from(baseLog).orderBy(desc(baseLog.id)).limit(1);
  let prev_hash = last?.hash ?? CHAIN_START;

  const rows = entries.map(({ origin, entry }) => {
    const facts = asStored({
      ...origin,
      level: entry.level ?? ('info' as const),
      event: entry.event,
      id_user: entry.id_user === undefined ? origin.id_user : entry.id_user,
      id_user_main: entry.id_user_main ?? origin.id_user_main,
      obj_type: entry.obj_type ?? null,
      id_obj: entry.id_obj ?? null,
      diff: entry.diff ?? null,
      prev_hash,
    });
    prev_hash = hashOf(facts);
    return { ...facts, hash: prev_hash };
  });
  for (let at = 0; at < rows.length; at += ROWS_OF_INSERT) {
    await tx.insert(baseLog).values(rows.slice(at, at + ROWS_OF_INSERT));
  }
}

/** For actions of the server itself: timed jobs, seed data. */
export function systemOrigin(date: Date): LogOrigin {
  return { date, id_user: null, id_user_main: null, ip: null, method: null, path: null, request_id: null };
}
