import { USE_CHAT } from '@urzad/grants';
import { and, eq, exists, or, type SQL, sql } from 'drizzle-orm';
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
 * person is, whatever their privileges. The guard of the routes asks for the chat itself.
 */
export function visibleTo({ id, id_application }: Reader): SQL | undefined {
  const isMember = exists(
    sql`(select 1 from ${chatMember} where ${chatMember.id_chatroom} = ${chatRoom.id} and ${chatMember.id_user} = ${id})`,
  );
  return and(
    eq(chatRoom.id_application, id_application),
    eq(chatRoom.deleted, 'no'),
    or(eq(chatRoom.kind, 'ALL'), isMember),
  );
}

/** Accounts that have the chat there. @param now business time */
export function chatHolders(db: Db, { id_application }: Pick<Reader, 'id_application'>, now: Date) {
  return findHolders(db, { privilege: USE_CHAT, at: now, id_application });
}
