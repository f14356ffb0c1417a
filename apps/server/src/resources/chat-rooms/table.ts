import type { ChatRoomKind } from '@urzad/grants';
import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { commonColumns, json, moment, yesNo } from '../../columns';

/** A room of people of the office (Process §2.18). */
export const chatRoom = pgTable(
  'chatroom',
  {
    ...commonColumns(),
    kind: text().$type<ChatRoomKind>().notNull(),
    /** Empty but of a room that somebody made. */
    name: text().notNull().default(''),
    /** Who made it, or whoever followed them. */
    id_user: integer(),
    /** What an application has once: `all`, or the two people, `3-17`. */
    once: text(),
    /** Of the last message, or of the room itself. */
    last_date: moment().notNull(),
  },
  (table) => [
    uniqueIndex('chatroom_once').on(table.id_application, table.once),
    index().on(table.id_application, table.last_date, table.id),
    index().on(table.id_user),
  ],
);

/**
 * Who is in a room, and how far they have read. Everybody with the chat is in the room for all; there a row says only how
 * far somebody has read.
 */
export const chatMember = pgTable(
  'chatmember',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    id_chatroom: integer().notNull(),
    id_user: integer().notNull(),
    /** The last message that they have read; 0 for none. */
    read_to: integer().notNull().default(0),
    join_date: moment().notNull(),
  },
  (table) => [
    uniqueIndex('chatmember_one_each').on(table.id_chatroom, table.id_user),
    index().on(table.id_user),
  ],
);

/** A message: text, never HTML. The rows of one room grow one after another, so their ids are their order. */
export const chatMessage = pgTable(
  'chatmessage',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    id_chatroom: integer().notNull(),
    /** The author. */
    id_user: integer().notNull(),
    body: text().notNull(),
    /** Business time. */
    sent_date: moment().notNull(),
    /** Technical time: its author may remove it for 15 minutes also while the business clock stands. */
    written_date: moment().notNull(),
    removed: yesNo().notNull().default('no'),
    /** Ids of its files, which belong to it (`chatmessage`). */
    files: json<number[]>().notNull().default([]),
    /** Who is named in it. */
    mentions: json<number[]>().notNull().default([]),
  },
  (table) => [
    index().on(table.id_chatroom, table.id),
    // What was written before somebody came.
    index().on(table.id_chatroom, table.sent_date, table.id),
    index().on(table.id_user),
  ],
);

export type RoomRecord = typeof chatRoom.$inferSelect;
export type MessageRow = typeof chatMessage.$inferSelect;
