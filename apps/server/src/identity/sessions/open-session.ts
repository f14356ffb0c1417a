import { SESSION_MS } from '@urzad/contract';
import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../db';
import { role } from '../roles/table';
import { user } from '../table';
import { shortMemory } from './short-memory';
import { userSession, userToken } from './table';
import { tokenHash } from './tokens';

/** The time of the last activity is written at most this often. */
const ACTIVE_STEP_MS = 60 * 1000;

/** A valid session and its person, as handlers see them. */
export type Session = NonNullable<Awaited<ReturnType<Sessions['open']>>>;
export type Sessions = ReturnType<typeof prepareSessions>;

/**
 * One prepared query finds the session with the active role and its privileges. The result is cached for two seconds.
 * `app.write` calls `forget`, so the effect of such a write is seen at once; any other write is seen when the cache
 * expires.
 */
export function prepareSessions(db: Db) {
  const byToken = prepareByToken(db);
  const rows = shortMemory(async (hash) => (await byToken.execute({ hash })).at(0));

  return {
    forget: rows.forget,
    /** The session of an access token, if it lives at `now` (technical time). */
    async open(token: string, now: Date) {
      const row = await rows.find(tokenHash(token), now);
      if (!row || row.end_date || row.access_expire <= now || row.status !== 'active') return undefined;

      const { isIdle, idleMs } = idlenessOf(row, now);
      const locked = row.locked === 'yes' || isIdle;
      const marks = [
        !row.used_date && markUsed(db, row.id_token, now),
        isIdle && row.locked === 'no' && lock(db, row.id_session),
        !locked && idleMs >= ACTIVE_STEP_MS && markActive(db, row.id_session, now),
      ].filter((mark) => mark !== false);
      if (marks.length > 0) {
        await Promise.all(marks);
        rows.forget();
      }
      return { id: row.id_session, locked, user: personOf(row) };
    },
  };
}

type SessionRow = Awaited<ReturnType<ReturnType<typeof prepareByToken>['execute']>>[number];

function prepareByToken(db: Db) {
  return db
    .select({
      id_token: userToken.id,
      access_expire: userToken.access_expire,
      used_date: userToken.used_date,
      id_session: userSession.id,
      id_user_main: userSession.id_user_main,
      locked: userSession.locked,
      active_date: userSession.active_date,
      end_date: userSession.end_date,
      id: user.id,
      mail: user.mail,
      firstname: user.firstname,
      lastname: user.lastname,
      status: user.status,
      accept_condition: user.accept_condition,
      access_system: user.access_system,
      id_role: role.id,
      role_code: role.code,
      perspective: role.perspective,
      privileges: role.privileges,
    })
    .from(userToken)
    .innerJoin(userSession, eq(userSession.id, userToken.id_session))
    .innerJoin(user, eq(user.id, userSession.id_user))
    .leftJoin(role, eq(role.id, user.id_role_active))
    .where(eq(userToken.access_hash, sql.placeholder('hash')))
    .prepare('session_by_token');
}

/** Only sessions of staff are locked by idleness; the time of the last activity is needed of all. */
function idlenessOf(row: SessionRow, now: Date) {
  const idleMs = now.getTime() - row.active_date.getTime();
  return { idleMs, isIdle: perspectiveOf(row) !== 'citizen' && idleMs >= SESSION_MS.staffIdle };
}

function personOf(row: SessionRow) {
  return {
    id: row.id,
    mail: row.mail,
    firstname: row.firstname,
    lastname: row.lastname,
    accept_condition: row.accept_condition,
    access_system: row.access_system,
    /** The staff member who acts as this person; `null` for the person themselves. */
    id_user_main: row.id_user_main,
    id_role: row.id_role,
    role_code: row.role_code,
    perspective: perspectiveOf(row),
    privileges: row.privileges ?? [],
  };
}

/** Who has no active role sees what a citizen sees. */
function perspectiveOf({ perspective }: SessionRow) {
  return perspective ?? ('citizen' as const);
}

async function markUsed(db: Db, id_token: number, now: Date) {
  await db.update(userToken).set({ used_date: now }).where(eq(userToken.id, id_token));
}

async function markActive(db: Db, id_session: number, now: Date) {
  await db.update(userSession).set({ active_date: now }).where(eq(userSession.id, id_session));
}

async function lock(db: Db, id_session: number) {
  await db.update(userSession).set({ locked: 'yes' }).where(eq(userSession.id, id_session));
}
