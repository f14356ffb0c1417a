import { and, eq, isNotNull, isNull, ne } from 'drizzle-orm';
import type { Tx } from '../../db';
import { mayStillAct } from './may-still-act';
import { userSession, userToken } from './table';
import { newTokens, type Tokens, tokenHash } from './tokens';

export type EndReason = NonNullable<(typeof userSession.$inferSelect)['end_reason']>;

/** Tokens expire by technical time, a share by business time. */
interface Times {
  now: Date;
  business: Date;
}

interface NewSession {
  id_user: number;
  /** The staff member who acts as the person, by which share and in which sign-in of their own. */
  acting?: { id_user_main: number; id_share: number; id_session_main: number };
  remember_me: 'yes' | 'no';
  ip: string;
  user_agent: string | undefined;
}

/** Whether the person has a sign-in of their own, ended or not: sign-ins stay. One who acts for them has not signed in. */
export async function hasSignedIn(tx: Tx, id_user: number): Promise<boolean> {
  const rows = await tx
    .select({ id: userSession.id })
    .from(userSession)
    .where(and(eq(userSession.id_user, id_user), isNull(userSession.id_user_main)))
    .limit(1);
  return rows.length > 0;
}

/** A sign-in: a new family of tokens with its first pair. */
export async function startSession(tx: Tx, now: Date, { acting, ...session }: NewSession): Promise<Tokens> {
  const [family] = await tx
    .insert(userSession)
    .values({
      ...session,
      ...acting,
      user_agent: session.user_agent?.slice(0, 300) ?? null,
      create_date: now,
      active_date: now,
    })
    .returning({ id: userSession.id });
  if (!family) throw new Error('The database returned no row for a new session.');

  const { tokens, row } = newTokens(now, session.remember_me);
  await tx.insert(userToken).values({ ...row, id_session: family.id });
  return tokens;
}

export type Refresh =
  | { outcome: 'renewed'; tokens: Tokens }
  | { outcome: 'refused' }
  /** An old refresh token was sent after its successor was in use: somebody has a copy. The family is ended. */
  | { outcome: 'reuse'; id_user: number; id_session: number };

/**
 * The rotation of Order §2: an old refresh token is valid until its successor (access or refresh) is used. Two tabs
 * may refresh at once, and a lost answer does no harm.
 */
export async function refreshSession(
  tx: Tx,
  { now, business }: Times,
  refreshToken: string,
): Promise<Refresh> {
  const pair = await lockByRefresh(tx, refreshToken);
  if (!pair || pair.end_date || pair.refresh_expire <= now) return { outcome: 'refused' };
  if (!(await mayStillAct(tx, pair, business))) return { outcome: 'refused' };

  const [usedChild] = await tx
    .select({ id: userToken.id })
    .from(userToken)
    .where(and(eq(userToken.id_parent, pair.id), isNotNull(userToken.used_date)))
    .limit(1);
  if (usedChild) {
    await endSession(tx, now, pair.id_session, 'reuse');
    return { outcome: 'reuse', id_user: pair.id_user, id_session: pair.id_session };
  }

  if (!pair.used_date) await tx.update(userToken).set({ used_date: now }).where(eq(userToken.id, pair.id));
  const { tokens, row } = newTokens(now, pair.remember_me);
  await tx.insert(userToken).values({ ...row, id_session: pair.id_session, id_parent: pair.id });
  return { outcome: 'renewed', tokens };
}

export async function endSession(
  tx: Tx,
  now: Date,
  id_session: number,
  end_reason: EndReason,
): Promise<void> {
  await tx
    .update(userSession)
    .set({ end_date: now, end_reason })
    .where(and(eq(userSession.id, id_session), isNull(userSession.end_date)));
}

/** One sign-in acts for one person at a time: its row is locked, so that its switches run one after another. */
export async function endActingOf(tx: Tx, now: Date, id_session_main: number): Promise<void> {
  await tx
    .select({ id: userSession.id })
    .from(userSession)
    .where(eq(userSession.id, id_session_main))
    .for('no key update');
  await tx
    .update(userSession)
    .set({ end_date: now, end_reason: 'switched' })
    .where(and(eq(userSession.id_session_main, id_session_main), isNull(userSession.end_date)));
}

/** A share that ends takes the sign-ins with it that rest on it. */
export async function endSessionsOfShare(tx: Tx, now: Date, id_share: number): Promise<void> {
  await tx
    .update(userSession)
    .set({ end_date: now, end_reason: 'share-ended' })
    .where(and(eq(userSession.id_share, id_share), isNull(userSession.end_date)));
}

/**
 * Ends every other sign-in of the person; without `keep`, all of them.
 * @returns how many
 */
export async function endSessionsOf(
  tx: Tx,
  now: Date,
  { id_user, keep, end_reason }: { id_user: number; keep?: number; end_reason: EndReason },
): Promise<number> {
  const ended = await tx
    .update(userSession)
    .set({ end_date: now, end_reason })
    .where(
      and(
        eq(userSession.id_user, id_user),
        isNull(userSession.end_date),
        keep === undefined ? undefined : ne(userSession.id, keep),
      ),
    )
    .returning({ id: userSession.id });
  return ended.length;
}

export async function setLocked(
  tx: Tx,
  now: Date,
  { id_session, locked }: { id_session: number; locked: 'yes' | 'no' },
): Promise<void> {
  // Unlocking counts as activity: the idle rule would lock the session again at once.
  await tx.update(userSession).set({ locked, active_date: now }).where(eq(userSession.id, id_session));
}

/** The pair of a refresh token. Its family is locked (`for update`), so that its refreshes run one after another. */
async function lockByRefresh(tx: Tx, refreshToken: string) {
  const [pair] = await tx
    .select({ id: userToken.id, id_session: userToken.id_session })
    .from(userToken)
    .where(eq(userToken.refresh_hash, tokenHash(refreshToken)));
  if (!pair) return undefined;

  const [family] = await tx
    .select()
    .from(userSession)
    .where(eq(userSession.id, pair.id_session))
    .for('update');
  const [fresh] = await tx.select().from(userToken).where(eq(userToken.id, pair.id));
  return family && fresh ? { ...family, ...fresh } : undefined;
}
