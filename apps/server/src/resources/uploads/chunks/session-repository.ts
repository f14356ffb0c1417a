import { DAY_MS } from '@urzad/domain';
import { and, asc, eq, gt, inArray, isNull, lte, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../db';
import { SWEEP_BATCH } from '../batches';
import { baseUploadSession as sessions } from '../table';

export type SessionRow = typeof sessions.$inferSelect;
type NewSession = Pick<SessionRow, 'session_id' | 'id_user' | 'name' | 'size' | 'purpose' | 'filename'>;

/** A session ends so long after its start or its last chunk. */
export const IDLE_MS = DAY_MS;

/** A session of one person, not expired. Somebody else's is not found. */
export interface Own {
  session_id: string;
  id_user: number;
  /** Technical time. */
  now: Date;
}

export async function insert(tx: Tx, session: NewSession, now: Date): Promise<void> {
  await tx.insert(sessions).values({ ...session, offsets: [], active_date: now });
}

export async function find(db: Db, own: Own): Promise<SessionRow | undefined> {
  const [row] = await db.select().from(sessions).where(isOwn(own));
  return row;
}

export async function lock(tx: Tx, own: Own): Promise<SessionRow | undefined> {
  const [row] = await tx.select().from(sessions).where(isOwn(own)).for('update');
  return row;
}

/** Counts a chunk once, however often it came. `undefined` when there is no such session any more. */
export async function addOffset(db: Db, own: Own, offset: number): Promise<SessionRow | undefined> {
  const isNew = sql`not (${offset} = any(${sessions.offsets}))`;
  const [row] = await db
    .update(sessions)
    .set({ offsets: sql`array_append(${sessions.offsets}, ${offset})`, active_date: own.now })
    .where(and(isOwn(own), isNew))
    .returning();
  return row ?? find(db, own);
}

/** Forgets what came, so that it can be sent again. */
export async function forgetOffsets(db: Db, own: Own): Promise<void> {
  await db.update(sessions).set({ offsets: [] }).where(isOwn(own));
}

type Verdict = Pick<SessionRow, 'mime' | 'sha256' | 'stored_size'> | Pick<SessionRow, 'refusal'>;

export async function keepVerdict(db: Db, own: Own, verdict: Verdict): Promise<void> {
  await db.update(sessions).set(verdict).where(isOwn(own));
}

export async function markFinished(tx: Tx, own: Own): Promise<void> {
  await tx.update(sessions).set({ finish_date: own.now, active_date: own.now }).where(isOwn(own));
}

export async function erase(tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await tx.delete(sessions).where(inArray(sessions.session_id, [...ids]));
}

/** Erases what a person has begun, and returns the names of the unfinished files and of those that the store may have. */
export async function eraseSessionsOf(
  tx: Tx,
  id_user: number,
): Promise<{ parts: string[]; filenames: string[] }> {
  const rows = await tx
    .delete(sessions)
    .where(eq(sessions.id_user, id_user))
    .returning({ session_id: sessions.session_id, filename: sessions.filename });
  return { parts: rows.map((row) => row.session_id), filenames: rows.map((row) => row.filename) };
}

/** Sessions that expired, locked so that none of them goes on meanwhile. */
export async function lockExpired(tx: Tx, now: Date): Promise<string[]> {
  const rows = await tx
    .select({ session_id: sessions.session_id })
    .from(sessions)
    .where(lte(sessions.active_date, expiredAt(now)))
    .orderBy(asc(sessions.active_date))
    .limit(SWEEP_BATCH)
    .for('update', { skipLocked: true });
  return rows.map(({ session_id }) => session_id);
}

/** What one person has begun and not finished, that which is idle for longest first. */
export function findUnfinished(tx: Tx, id_user: number, now: Date): Promise<Unfinished[]> {
  return tx
    .select({
      session_id: sessions.session_id,
      size: sessions.size,
      active_date: sessions.active_date,
      isEmpty: sql`${sessions.offsets} = '{}'`.mapWith(Boolean),
    })
    .from(sessions)
    .where(and(eq(sessions.id_user, id_user), gt(sessions.active_date, expiredAt(now)), isOpen()))
    .orderBy(asc(sessions.active_date));
}

export interface Unfinished {
  session_id: string;
  /** Bytes, as announced. */
  size: number;
  /** Technical time of the start or the last chunk. */
  active_date: Date;
  /** No chunk came. */
  isEmpty: boolean;
}

/** Which of these have bytes that are waited for. */
export async function findOpen(db: Db, ids: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .select({ session_id: sessions.session_id })
    .from(sessions)
    .where(and(inArray(sessions.session_id, [...ids]), isOpen()));
  return new Set(rows.map(({ session_id }) => session_id));
}

/** Bytes are waited for. */
function isOpen() {
  return and(isNull(sessions.finish_date), isNull(sessions.refusal));
}

function isOwn({ session_id, id_user, now }: Own) {
  return and(
    eq(sessions.session_id, session_id),
    eq(sessions.id_user, id_user),
    gt(sessions.active_date, expiredAt(now)),
  );
}

function expiredAt(now: Date): Date {
  return new Date(now.getTime() - IDLE_MS);
}

/** Uploads in chunks that nobody swept yet, finished ones included. */
export async function countSessions(db: Db): Promise<number> {
  return db.$count(sessions);
}
