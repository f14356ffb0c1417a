import { hasPrivilege, SEE_CALENDAR } from '@urzad/grants';
import { eq } from 'drizzle-orm';
import type { Db } from '../../../db';
import type { SessionUser } from '../../../http/resource';
import { calendarFeed, type FeedRow } from '../../../identity/calendar-feeds/table';
import { findInRole } from '../../../identity/person-in-role';
import { tokenHash } from '../../../identity/sessions/tokens';
import { user } from '../../../identity/table';
import { readerOf } from '../../../mail/reader';

export interface FeedOwner {
  id_feed: number;
  user: SessionUser;
  locale: 'pl' | 'en';
}

/**
 * Whose calendar the secret opens, as they are now: nobody's when it was renewed or removed, when the account is closed,
 * or without the privilege in the role in which it was made.
 *
 * @param at business time
 */
export async function findFeedOwner(db: Db, secret: string, at: Date): Promise<FeedOwner | undefined> {
  const { id, id_user, id_role, id_application } = calendarFeed;
  const [feed] = await db
    .select({ id, id_user, id_role, id_application, mail: user.mail, config: user.config })
    .from(calendarFeed)
    .innerJoin(user, eq(user.id, id_user))
    .where(eq(calendarFeed.hash, tokenHash(secret)));
  const owner = feed && (await findFeedReader(db, feed, at));
  return owner && { id_feed: feed.id, user: owner, locale: readerOf(feed).locale };
}

/** Who reads a feed: its owner in its role, while they have that and the calendar in it. @param at business time */
export async function findFeedReader(
  db: Db,
  feed: Pick<FeedRow, 'id_user' | 'id_role' | 'id_application'>,
  at: Date,
): Promise<SessionUser | undefined> {
  const owner = await findInRole(db, feed, at);
  const isReader = owner && owner.perspective !== 'citizen' && hasPrivilege(owner.privileges, SEE_CALENDAR);
  return isReader ? owner : undefined;
}
