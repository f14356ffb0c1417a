import { SESSION_MS } from '@urzad/contract';
import { and, eq, inArray, isNull, type Placeholder, sql } from 'drizzle-orm';
import type { Clock } from '../../clock';
import type { Db } from '../../db';
import { isInEffect } from '../roles/held-roles';
import { role } from '../roles/table';
import { user } from '../table';
import { holdsActiveRole } from './active-role';
import { mayStillAct } from './may-still-act';
import { NO_ROLE, personColumns, perspectiveOf, presentPerson } from './session-person';
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
export function prepareSessions(db: Db, clock: Clock) {
  const byToken = prepareByToken(db);
  const rows = shortMemory(async (hash) =>
    (await byToken.execute({ hash, at: clock.business().toISOString() })).at(0),
  );

  return {
    forget: rows.forget,
    /** The session of an access token, if it lives at `now` (technical time); roles and shares end by business time. */
    async open(token: string, now: Date) {
      const row = await rows.find(tokenHash(token), now);
      if (!row || row.end_date || row.access_expire <= now || row.status !== 'active') return undefined;

      const { isIdle, idleMs } = idlenessOf(row, now);
      // The lock screen asks for the password of the person, which staff acting for them do not know.
      if (row.id_user_main !== null && (isIdle || !(await mayStillAct(db, row, clock.business()))))
        return undefined;
      const locked = row.locked === 'yes' || isIdle;
      const marks = [
        !row.used_date && markUsed(db, row.id_token, now),
        isIdle && row.locked === 'no' && lock(db, row.id_session),
        !locked && idleMs >= ACTIVE_STEP_MS && markActive(db, row, now),
      ].filter((mark) => mark !== false);
      if (marks.length > 0) {
        await Promise.all(marks);
        rows.forget();
      }
      return { id: row.id_session, id_session_main: row.id_session_main, locked, user: personOf(row) };
    },
    /**
     * Those of these sessions that live, read anew: what stays open longer than a request, a socket, asks again. It is no
     * activity of the person.
     */
    async openAgain(ids: readonly number[]): Promise<Map<number, SessionNow>> {
      const now = clock.now();
      const found = new Map<number, SessionNow>();
      for (const row of await findOpen(db, ids, clock.business())) {
        if (row.id_user_main !== null && !(await mayStillAct(db, row, clock.business()))) continue;
        const locked = row.locked === 'yes' || idlenessOf(row, now).isIdle;
        found.set(row.id_session, { id_session_main: row.id_session_main, locked, user: personOf(row) });
      }
      return found;
    },
  };
}

interface SessionNow {
  id_session_main: number | null;
  locked: boolean;
  user: ReturnType<typeof personOf>;
}

type SessionRow = Awaited<ReturnType<typeof findOpen>>[number];

/** Business time, when the query is run. */
const AT = sql.placeholder('at');

function prepareByToken(db: Db) {
  return (
    db
      .select({
        id_token: userToken.id,
        access_expire: userToken.access_expire,
        used_date: userToken.used_date,
        ...sessionColumns(AT),
      })
      .from(userToken)
      .innerJoin(userSession, eq(userSession.id, userToken.id_session))
      .innerJoin(user, eq(user.id, userSession.id_user))
      // A role whose days are over, or that is switched off, gives nothing, also while it is the chosen one.
      .leftJoin(role, and(eq(role.id, user.id_role_active), isInEffect(AT), holdsActiveRole(db, AT)))
      .where(eq(userToken.access_hash, sql.placeholder('hash')))
      .prepare('session_by_token')
  );
}

function findOpen(db: Db, ids: readonly number[], at: Date) {
  return db
    .select(sessionColumns(at))
    .from(userSession)
    .innerJoin(user, eq(user.id, userSession.id_user))
    .leftJoin(role, and(eq(role.id, user.id_role_active), isInEffect(at), holdsActiveRole(db, at)))
    .where(and(inArray(userSession.id, [...ids]), isNull(userSession.end_date), eq(user.status, 'active')));
}

function sessionColumns(at: Date | Placeholder) {
  return {
    id_session: userSession.id,
    id_user_main: userSession.id_user_main,
    id_share: userSession.id_share,
    id_session_main: userSession.id_session_main,
    locked: userSession.locked,
    active_date: userSession.active_date,
    end_date: userSession.end_date,
    status: user.status,
    ...personColumns(at),
  };
}

/** Only sessions of staff end by idleness, also while they act; the time of the last activity is needed of all. */
function idlenessOf(row: SessionRow, now: Date) {
  const idleMs = now.getTime() - row.active_date.getTime();
  const isStaff = perspectiveOf(row) !== 'citizen' || row.id_user_main !== null;
  return { idleMs, isIdle: isStaff && idleMs >= SESSION_MS.staffIdle };
}

/** Who acts has no role of the person. */
function personOf(row: SessionRow) {
  return presentPerson(row.id_user_main === null ? row : { ...row, ...NO_ROLE });
}

async function markUsed(db: Db, id_token: number, now: Date) {
  await db.update(userToken).set({ used_date: now }).where(eq(userToken.id, id_token));
}

/** Who acts is active in their own sign-in too. */
async function markActive(db: Db, { id_session, id_session_main }: SessionRow, now: Date) {
  const ids = [id_session, id_session_main].filter((id) => id !== null);
  await db.update(userSession).set({ active_date: now }).where(inArray(userSession.id, ids));
}

async function lock(db: Db, id_session: number) {
  await db.update(userSession).set({ locked: 'yes' }).where(eq(userSession.id, id_session));
}
