import { CHAT_UNREAD_MAX, type chatRooms as contract, type ParsedQueryOf } from '@urzad/contract';
import { hasPrivilege, USE_CHAT } from '@urzad/grants';
import { sql } from 'drizzle-orm';
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
export function findRoomPage(db: Db, reader: Reader, query: ParsedQueryOf<typeof contract.get>) {
  return findPage(db, { table, where: visibleTo(reader), sorts: SORTS, fallback: '-last_date' }, query);
}

/** How many messages a person has not read, to `CHAT_UNREAD_MAX`; none for who has no chat. */
export async function unreadMessages(db: Db, user: SessionUser): Promise<number> {
  if (user.perspective === 'citizen' || !hasPrivilege(user.privileges, USE_CHAT)) return 0;
  const counts = await countUnread(db, user);
  const unread = [...counts.values()].reduce((sum, count) => sum + count, 0);
  return Math.min(unread, CHAT_UNREAD_MAX);
}
