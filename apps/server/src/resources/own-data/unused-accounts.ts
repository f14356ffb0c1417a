import { LIVE_CONTACT_STATUSES } from '@urzad/grants';
import { and, asc, eq, gt, inArray, isNull, not, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db';
import { user } from '../../identity/table';
import { isHeld } from './obstacles';

export interface Unused {
  /** Nobody has used the account since. */
  before: Date;
  /** Business time less real time, by which the time of the last use is told: in a demo the clocks differ. */
  shiftMs: number;
}

const held = isHeld(sql`${user.id}`);

/**
 * Accounts that nobody has used for so long, and of which nothing has to be kept, in the order of their ids. Who has
 * asked for news of calls waits for it without signing in.
 */
export async function findUnused(
  db: Db,
  { before, shiftMs }: Unused,
  { after, most }: { after: number; most: number },
): Promise<{ id: number }[]> {
  return db
    .select({ id: user.id })
    .from(user)
    .where(and(gt(user.id, after), isUnused({ before, shiftMs }), not(held)))
    .orderBy(asc(user.id))
    .limit(most);
}

/** How many unused accounts stay, as their data has to be kept. */
export async function countHeld(db: Db, unused: Unused): Promise<number> {
  return db.$count(user, and(isUnused(unused), held));
}

/** Whether the account is still one of those; who asks has locked it. */
export async function isStillUnused(db: Db, id: number, unused: Unused): Promise<boolean> {
  return (await db.$count(user, and(eq(user.id, id), isUnused(unused), not(held)))) > 0;
}

function isUnused({ before, shiftMs }: Unused): SQL | undefined {
  const last = sql`greatest(${user.create_date}, ${user.online_date} + make_interval(secs => ${shiftMs / 1_000}))`;
  return and(
    inArray(user.status, ['active', 'inactive']),
    isNull(user.newsletter_date),
    sql`${last} < ${before.toISOString()}`,
    // Who has written from the page about contact since needs no session for it.
    sql`not exists (select from contactmessage m where m.mail = ${user.mail} and m.deleted = 'no'
      and (m.status in ${LIVE_CONTACT_STATUSES} or m.create_date >= ${before.toISOString()}))`,
  );
}
