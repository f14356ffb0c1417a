import { CHAT_UNREAD_MAX } from '@urzad/contract';
import { USE_CHAT } from '@urzad/grants';
import { and, asc, desc, eq, inArray, lt, lte, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db';
import { role, userRole } from '../../identity/roles/table';
import { rowsOf } from '../../unit-of-work/rows';
import { type Reader, visibleTo } from './policy';
import { chatMember, chatMessage, chatRoom, type MessageRow, type RoomRecord } from './table';

export const rooms = rowsOf(chatRoom);

/**
 * The room, locked, for who is in it now: whoever waited for the lock may have been taken out meanwhile, and the statement
 * that waited knows only who was in it before.
 * @throws ApiError `object-no-exist`
 */
export async function lockRoom(tx: Tx, reader: Reader, id: number): Promise<RoomRecord> {
  await rooms.getLocked(tx, id, visibleTo(reader));
  return rooms.get(tx, id, visibleTo(reader));
}

/** Messages of a room before one of them, or its newest; the oldest first, and one more than asked for where there is one. */
export async function findMessages(
  db: Db,
  id_chatroom: number,
  { before, count }: { before: number | undefined; count: number },
): Promise<MessageRow[]> {
  const found = await db
    .select()
    .from(chatMessage)
    .where(
      and(
        eq(chatMessage.id_chatroom, id_chatroom),
        before === undefined ? undefined : lt(chatMessage.id, before),
      ),
    )
    .orderBy(desc(chatMessage.id))
    .limit(count + 1);
  return found.toReversed();
}

/** One message, by its id alone: of a caller who has just written it. */
export function findMessage(db: Db, id: number): Promise<MessageRow[]> {
  return db.select().from(chatMessage).where(eq(chatMessage.id, id));
}

/** The newest message of each of these rooms: the end of its index, never its history. */
export async function findLast(db: Db, ids: readonly number[]): Promise<Map<number, MessageRow>> {
  if (ids.length === 0) return new Map();
  const found = await db
    .select()
    .from(chatMessage)
    .where(
      inArray(
        chatMessage.id,
        sql`(select (select max(one.id) from ${chatMessage} one where one.id_chatroom = ${chatRoom.id}) from ${chatRoom} where ${inArray(chatRoom.id, [...ids])})`,
      ),
    );
  return new Map(found.map((row) => [row.id_chatroom, row]));
}

/**
 * Messages of others that this person has not read, by room, each counted to `CHAT_UNREAD_MAX`; without rooms, of all that
 * they see. What was written before they came does not wait for them, and yet has no mark of theirs, which would tell its
 * authors that they read it.
 */
export async function countUnread(
  db: Db,
  reader: Reader,
  ids?: readonly number[],
): Promise<Map<number, number>> {
  if (ids?.length === 0) return new Map();
  // Both ends are looked up in an index, so that no history is read however long it is.
  const seen = sql`greatest(coalesce(${chatMember.read_to}, 0), coalesce((
    select old.id from ${chatMessage} old
    where old.id_chatroom = ${chatRoom.id} and old.sent_date < coalesce(${chatMember.join_date}, ${cameOf(reader)})
    order by old.sent_date desc, old.id desc limit 1), 0))`;
  const unread = sql`(select count(*) from (
    select 1 from ${chatMessage} one
    where one.id_chatroom = ${chatRoom.id} and one.id > ${seen} and one.id_user <> ${reader.id} and one.removed = 'no'
    order by one.id limit ${CHAT_UNREAD_MAX}) waiting)`;
  const found = await db
    .select({ id: chatRoom.id, unread: unread.mapWith(Number) })
    .from(chatRoom)
    .leftJoin(chatMember, and(eq(chatMember.id_chatroom, chatRoom.id), eq(chatMember.id_user, reader.id)))
    .where(and(visibleTo(reader), ids && inArray(chatRoom.id, [...ids])));
  return new Map(found.map(({ id, unread: count }) => [id, count]));
}

/** Since when a person may have the chat there: in the room for all they have no row before they read in it. */
function cameOf({ id, id_application }: Reader) {
  return sql`(select min(held.valid_from) from ${userRole} held join ${role} with_chat on with_chat.id = held.id_role
    where held.id_user = ${id} and held.id_application = ${id_application} and held.deleted = 'no'
      and with_chat.privileges ? ${USE_CHAT})`;
}

/** Who is in these rooms; of the room for all, who has read in it. The longest member first. */
export function findMembers(db: Db, ids: readonly number[]) {
  return db
    .select()
    .from(chatMember)
    .where(inArray(chatMember.id_chatroom, [...ids]))
    .orderBy(asc(chatMember.join_date), asc(chatMember.id));
}

/** Puts people into a room; who is in it already stays. @returns those who were not */
export async function addMembers(
  tx: Tx,
  id_chatroom: number,
  users: readonly number[],
  join_date: Date,
): Promise<number[]> {
  if (users.length === 0) return [];
  const added = await tx
    .insert(chatMember)
    .values(users.map((id_user) => ({ id_chatroom, id_user, join_date })))
    .onConflictDoNothing()
    .returning({ id_user: chatMember.id_user });
  return added.map(({ id_user }) => id_user);
}

/** @returns whether they were in it */
export async function removeMember(tx: Tx, id_chatroom: number, id_user: number): Promise<boolean> {
  const removed = await tx
    .delete(chatMember)
    .where(and(eq(chatMember.id_chatroom, id_chatroom), eq(chatMember.id_user, id_user)))
    .returning({ id: chatMember.id });
  return removed.length > 0;
}

/**
 * Records how far somebody has read; never less far than before. A mark makes a row in the room for all alone: elsewhere
 * a row is membership, which who was taken out meanwhile must not get back by reading.
 * @returns whether that is farther
 */
export async function readTo(
  tx: Tx,
  { room, id_user, id_message }: { room: RoomRecord; id_user: number; id_message: number },
  now: Date,
): Promise<boolean> {
  const [message] = await tx
    .select({ id: chatMessage.id })
    .from(chatMessage)
    .where(and(eq(chatMessage.id_chatroom, room.id), lte(chatMessage.id, id_message)))
    .orderBy(desc(chatMessage.id))
    .limit(1);
  if (!message) return false;
  if (room.kind !== 'ALL') {
    const marked = await tx
      .update(chatMember)
      .set({ read_to: message.id })
      .where(
        and(
          eq(chatMember.id_chatroom, room.id),
          eq(chatMember.id_user, id_user),
          lt(chatMember.read_to, message.id),
        ),
      )
      .returning({ id: chatMember.id });
    return marked.length > 0;
  }
  const read = await tx
    .insert(chatMember)
    .values({ id_chatroom: room.id, id_user, read_to: message.id, join_date: now })
    .onConflictDoUpdate({
      target: [chatMember.id_chatroom, chatMember.id_user],
      set: { read_to: message.id },
      setWhere: lt(chatMember.read_to, message.id),
    })
    .returning({ id: chatMember.id });
  return read.length > 0;
}
