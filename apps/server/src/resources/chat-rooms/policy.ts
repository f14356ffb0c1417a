import { USE_CHAT } from '@urzad/grants';
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db';
import type { SessionUser } from '../../http/resource';
import { findHolders } from '../users/public';
import { chatMember, chatRoom } from './table';

/** Who looks, and in which application. */
export type Reader = Pick<SessionUser, 'id' | 'id_application'>;

/** Messages of one person. */
export const MESSAGES_PER_PERSON = { name: 'chat-message', max: 60, windowMs: 60_000 };

/**
 * The access condition of every query about rooms: the room for all of this application, and those whose member the
 * person is, whatever their privileges. The guard of the routes asks for the chat itself. It begins at the person, so that
 * no query looks at the rooms of others.
 */
export function visibleTo({ id, id_application }: Reader): SQL | undefined {
  const theirs = sql`(
    select mine.id_chatroom from ${chatMember} mine where mine.id_user = ${id}
    union all
    select for_all.id from ${chatRoom} for_all where for_all.id_application = ${id_application} and for_all.once = 'all')`;
  return and(
    eq(chatRoom.id_application, id_application),
    eq(chatRoom.deleted, 'no'),
    inArray(chatRoom.id, theirs),
  );
}

/** Accounts that have the chat there. @param now business time */
export function chatHolders(db: Db, { id_application }: Pick<Reader, 'id_application'>, now: Date) {
  return findHolders(db, { privilege: USE_CHAT, at: now, id_application });
}
