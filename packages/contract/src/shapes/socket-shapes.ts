import { isUrl } from '@urzad/domain';
import * as z from 'zod/mini';
import { isObjType, type ObjectRef, type ObjType } from './object-ref';
import { WATCHED_MAX } from './presence-shapes';
import { Id, tidyFree } from './shapes';

/** The address of the socket; its query is a ticket of `base/socketticket` (Order §6). */
export const SOCKET_PATH = '/api/socket';

/** Why the server closes a socket, beside the codes of the protocol. */
export const SOCKET_CLOSED = {
  /** The session is over. */
  ended: 4401,
  /** What the person may do has changed: a new socket is asked for, and its rooms anew. */
  changed: 4403,
  /** The person has as many sockets as one may have. */
  tooMany: 4409,
  locked: 4423,
  tooFast: 4429,
} as const;

/** Actions that one window sends to others (Spec §3, §4). */
export const REMOTE_ACTIONS = [
  'message',
  'toast',
  'go',
  'verbose',
  'sayMyName',
  'rotate',
  'logout',
  'userList',
] as const;
export type RemoteAction = (typeof REMOTE_ACTIONS)[number];

export function isRemoteAction(text: string): text is RemoteAction {
  return REMOTE_ACTIONS.some((action) => action === text);
}

const TEXT_MAX = 500;
/** A database stores no NUL and no half of a sign, and nobody reads other control characters. */
const readable = z.regex(/^(?:[^\p{Cc}\p{Cs}]|[\n\r\t])*$/u);
const Text = z.string().check(tidyFree, z.minLength(1), z.maxLength(TEXT_MAX), readable);
const Url = z.string().check(tidyFree, z.maxLength(2_000), readable, z.refine(isUrl));
const Target = z.string().check(z.regex(/^[\w:-]{1,60}$/));
const nothing = z.strictObject({});

/** What an action carries: text, never HTML. */
const RemoteData = {
  message: z.strictObject({ data_message: Text }),
  toast: z.strictObject({ data_type: z.enum(['success', 'error', 'info', 'warning']), data_message: Text }),
  go: z.strictObject({ data_url: Url }),
  verbose: z.strictObject({ data_action: Text }),
  sayMyName: nothing,
  rotate: nothing,
  logout: nothing,
  userList: nothing,
} satisfies Record<RemoteAction, z.core.$ZodType>;

const remote = <Action extends RemoteAction>(action: Action) =>
  z.strictObject({ action: z.literal(action), data: RemoteData[action], target: Target });

/** The people whose presence a window shows, in the place of those before; who may not see them hears nothing. */
const WatchData = z.strictObject({ ids: z.array(Id).check(z.maxLength(WATCHED_MAX)) });

/** A message of a window to the server. `target` is a room, a remote name or `all` (Spec §7). */
export const SocketRequest = z.discriminatedUnion('action', [
  z.strictObject({ action: z.literal('join'), data: nothing, target: Target }),
  z.strictObject({ action: z.literal('leave'), data: nothing, target: Target }),
  z.strictObject({ action: z.literal('watch'), data: WatchData, target: Target }),
  remote('message'),
  remote('toast'),
  remote('go'),
  remote('verbose'),
  remote('sayMyName'),
  remote('rotate'),
  remote('logout'),
  remote('userList'),
]);
export type SocketRequest = z.infer<typeof SocketRequest>;

/** Somebody who is connected, one row for each window. */
export const SocketPerson = z.object({
  id: z.int(),
  name: z.string(),
  remote_name: z.string(),
});
export type SocketPerson = z.infer<typeof SocketPerson>;

/** A message of the server; what a window does not know it leaves alone. */
export const SocketNews = z.object({
  action: z.string(),
  data: z.record(z.string(), z.unknown()),
  target: z.string(),
});
export type SocketNews = z.infer<typeof SocketNews>;

/** What `onlookers` says: somebody has opened this object, or closed it. */
export const OnlookersData = z.object({ obj_type: z.string(), id_obj: z.int() });

/** What `online` says: these people have a page open now. */
export const OnlineData = z.object({ ids: z.array(z.int()) });

/** What `changed` says: an object, or, to a list, that something of this kind has changed. */
export const ChangedData = z.object({ obj_type: z.string(), id_obj: z.optional(z.int()) });

/** What `userList` answers to who asked. */
export const UserListData = z.object({ users: z.array(SocketPerson), rooms: z.array(z.string()) });

/** The room of one object. */
export function roomOf({ obj_type, id_obj }: ObjectRef): string {
  return `${obj_type}:${id_obj}`;
}

/** The room of the staff who have an object open; an entry says so to the others in it. */
export function roomOfOnlookers(object: ObjectRef): string {
  return `${roomOf(object)}:onlookers`;
}

/** The room of all objects of a kind: that of its lists. */
export function roomOfLists(obj_type: ObjType): string {
  return obj_type;
}

const ROOM = /^([a-z]+)(?::([1-9][0-9]{0,8})(:onlookers)?)?$/;

/** What a room stands for: a kind of objects, one object, or those who have it open. */
export interface Room {
  obj_type: ObjType;
  id_obj?: number;
  isOfOnlookers?: true;
}

/** What the name of a room stands for; undefined for what is no room. */
export function readRoom(name: string): Room | undefined {
  const [, kind = '', id, onlookers] = ROOM.exec(name) ?? [];
  if (!isObjType(kind)) return undefined;
  if (id === undefined) return { obj_type: kind };
  return { obj_type: kind, id_obj: Number(id), ...(onlookers && { isOfOnlookers: true }) };
}

/** The object whose onlookers a room is of. */
export function onlookedIn(name: string): ObjectRef | undefined {
  const { obj_type, id_obj, isOfOnlookers } = readRoom(name) ?? {};
  return obj_type && id_obj !== undefined && isOfOnlookers ? { obj_type, id_obj } : undefined;
}

/** Somebody of the office who has an object open. */
export const Onlooker = z.object({ id: z.int(), name: z.string() });
export type Onlooker = z.infer<typeof Onlooker>;
