import { DAY_MS } from '@urzad/domain';
import { and, eq, gt, inArray, isNull, lt, notExists } from 'drizzle-orm';
import type { Db } from '../../db';
import { userSession, userToken } from './table';

/**
 * Ends sign-ins whose last refresh token has expired, and deletes the tokens of those that ended a day ago. The
 * sign-ins stay: they are the history of an account, and signatures refer to them.
 *
 * @param now real time
 * @returns how many were ended
 */
export async function sweepSessions(db: Db, now: Date): Promise<number> {
  const live = db
    .select({ id: userToken.id })
    .from(userToken)
    .where(and(eq(userToken.id_session, userSession.id), gt(userToken.refresh_expire, now)));
  const ended = await db
    .update(userSession)
    .set({ end_date: now, end_reason: 'expired' })
    .where(and(isNull(userSession.end_date), notExists(live)))
    .returning({ id: userSession.id });

  const dayAgo = new Date(now.getTime() - DAY_MS);
  const old = db.select({ id: userSession.id }).from(userSession).where(lt(userSession.end_date, dayAgo));
  await db.delete(userToken).where(inArray(userToken.id_session, old));
  return ended.length;
}
