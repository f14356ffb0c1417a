import type { Privilege } from '../roles/privilege-catalogue';

/** The privilege to write with colleagues (Process §4.1). */
export const USE_CHAT = 'chat_use' satisfies Privilege;

/** For all who have the chat, made by somebody with members, or of two people (Process §2.18). */
export const CHAT_ROOM_KINDS = ['ALL', 'ROOM', 'PAIR'] as const;
export type ChatRoomKind = (typeof CHAT_ROOM_KINDS)[number];

export const CHAT_MESSAGE_MAX = 2_000;
export const CHAT_ROOM_NAME_MAX = 80;
export const CHAT_MEMBERS_MAX = 100;
export const CHAT_MENTIONS_MAX = 20;

/** Its author may remove a message so long after it was sent (Process §2.18). */
export const CHAT_REMOVAL_MINUTES = 15;

/** Whether its author may still remove a message: the whole fifteenth minute, and nothing after it. */
export function isRemovable(sent: Date, now: Date): boolean {
  return now.getTime() - sent.getTime() <= CHAT_REMOVAL_MINUTES * 60_000;
}
