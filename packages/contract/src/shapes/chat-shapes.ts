import { CHAT_ROOM_KINDS } from '@urzad/grants';
import * as z from 'zod/mini';
import { CaseFile } from './case-shapes';
import { Officer } from './registration-shapes';
import { Id, IsoDateTime, YesNo } from './shapes';

/** A message as its readers see it. */
export const ChatMessage = z.object({
  id: Id,
  author: Officer,
  /** Empty of a removed one. */
  body: z.string(),
  sent_date: IsoDateTime,
  removed: YesNo,
  /** The caller may remove it now. */
  is_removable: YesNo,
  /** Who is named in it. */
  mentions: z.array(Officer),
  files: z.array(CaseFile),
});
export type ChatMessage = z.infer<typeof ChatMessage>;

const room = {
  id: Id,
  kind: z.enum(CHAT_ROOM_KINDS),
  /** Of a conversation of two the other person; of the room for all empty. */
  name: z.string(),
};

/** One row of the list of rooms. */
export const ChatRoomRow = z.object({
  ...room,
  /** Of a conversation of two the other person. */
  id_other: z.nullable(Id),
  /** Messages of others that the caller has not read, counted to `CHAT_UNREAD_MAX`. */
  unread: z.int(),
  /** Null: nobody has written. */
  last: z.nullable(z.object({ author: Officer, body: z.string(), sent_date: IsoDateTime, removed: YesNo })),
});
export type ChatRoomRow = z.infer<typeof ChatRoomRow>;

/** A room with those who read it. */
export const ChatRoom = z.object({
  ...room,
  /** Who made it; null of a room that nobody made, and of a conversation of two. */
  id_user: z.nullable(Id),
  /** `read_to` is the last message that they have read, 0 for none. */
  members: z.array(z.object({ ...Officer.shape, read_to: z.int() })),
});
export type ChatRoom = z.infer<typeof ChatRoom>;
