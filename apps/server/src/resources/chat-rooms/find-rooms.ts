import { CHAT_UNREAD_MAX, type chatRooms as contract, type ParsedQueryOf, type YesNo } from '@urzad/contract';
import { hasPrivilege, USE_CHAT } from '@urzad/grants';
import { and, inArray, notInArray, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db';
import type { SessionUser } from '../../http/resource';
import { findPage, type Sort } from '../../lists/find-page';
import { type Reader, visibleTo } from './policy';
import { countUnread } from './repository';
import { type RoomRecord, chatRoom as table } from './table';

const SORTS: Record<'last_date', Sort<RoomRecord>> = {
  last_date: {
    column: sql`${table.last_date}`,
    cast: 'timestamptz',
    valueOf: (row) => row.last_date.toISOString(),
  },
};

/** One page of the rooms of a person, the last written first. */
export async function findRoomPage(db: Db, reader: Reader, query: ParsedQueryOf<typeof contract.get>) {
  const where = and(visibleTo(reader), query.unread && (await isUnread(db, reader, query.unread)));
  return findPage(db, { table, where, sorts: SORTS, fallback: '-last_date' }, query);
}

/** Rooms by whether something waits there: a person has few, and what waits in each is counted for the menu already. */
async function isUnread(db: Db, reader: Reader, unread: YesNo): Promise<SQL> {
  const counts = await countUnread(db, reader);
  const ids = [...counts].filter(([, count]) => count > 0).map(([id]) => id);
  return unread === 'yes' ? inArray(table.id, ids) : notInArray(table.id, ids);
}

/** How many messages a person has not read, to `CHAT_UNREAD_MAX`; none for who has no chat. */
export async function unreadMessages(db: Db, user: SessionUser): Promise<number> {
  if (user.perspective === 'citizen' || !hasPrivilege(user.privileges, USE_CHAT)) return 0;
  const counts = await countUnread(db, user);
  const unread = [...counts.values()].reduce((sum, count) => sum + count, 0);
  return Math.min(unread, CHAT_UNREAD_MAX);
}
