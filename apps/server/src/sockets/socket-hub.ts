import {
  type ObjectRef,
  type ObjType,
  roomOf,
  roomOfLists,
  roomOfOnlookers,
  type SocketNews,
} from '@urzad/contract';
import type { WebSocket } from 'ws';
import type { inApplication } from '../identity/roles/in-application';
import type { Session } from '../identity/sessions/open-session';
import { SOCKET_LIMITS } from './socket-limits';

/** An open socket and whose it is. */
export interface Connected {
  /** Of its row. */
  id: number;
  socket: Pick<WebSocket, 'send' | 'close' | 'terminate' | 'ping' | 'bufferedAmount'>;
  id_session: number;
  /** The own session of who acts for the person. */
  id_session_main: number | null;
  user: ReturnType<typeof inApplication<Session['user']>>;
  remoteName: string;
  rooms: Set<string>;
  /** People whose presence it shows. */
  watched: ReadonlySet<number>;
  /** It has not answered the last ping. */
  isSilent: boolean;
  /** How often the person was taken out of the room of an object: who enters one meanwhile is asked about again. */
  timesTakenOut: number;
}

export type SocketHub = ReturnType<typeof socketHub>;

/** The sockets of this node by what they are told for. It knows no database. */
export function socketHub() {
  const all = new Set<Connected>();
  const rooms = new Map<string, Set<Connected>>();
  /** By the person whose presence they show. */
  const watchers = new Map<number, Set<Connected>>();

  function leave(one: Connected, room: string) {
    one.rooms.delete(room);
    const members = rooms.get(room);
    members?.delete(one);
    if (members?.size === 0) rooms.delete(room);
  }

  function watch(one: Connected, ids: Iterable<number>) {
    for (const id of one.watched) {
      const theirs = watchers.get(id);
      theirs?.delete(one);
      if (theirs?.size === 0) watchers.delete(id);
    }
    one.watched = new Set(ids);
    for (const id of one.watched) watchers.set(id, (watchers.get(id) ?? new Set()).add(one));
  }

  return {
    all: all as ReadonlySet<Connected>,

    add(one: Connected) {
      all.add(one);
    },

    remove(one: Connected) {
      all.delete(one);
      for (const room of [...one.rooms]) leave(one, room);
      watch(one, []);
    },

    /** In the place of those before; nobody for a socket that was ended while it was asked about them. */
    watch(one: Connected, ids: Iterable<number>) {
      if (all.has(one)) watch(one, ids);
    },

    /** @returns whether there is room for one more; none for a socket that was ended while it was asked about */
    join(one: Connected, name: string): boolean {
      if (!all.has(one)) return false;
      const room = keyOf(one.user.id_application, name);
      if (!one.rooms.has(room) && one.rooms.size >= SOCKET_LIMITS.roomsOfSocket) return false;
      const members = rooms.get(room) ?? new Set();
      rooms.set(room, members.add(one));
      one.rooms.add(room);
      return true;
    },

    leave(one: Connected, name: string) {
      leave(one, keyOf(one.user.id_application, name));
    },

    /** Rooms of an application in which somebody is. */
    roomsIn(id_application: number): string[] {
      const start = keyOf(id_application, '');
      return [...rooms.keys()].filter((key) => key.startsWith(start)).map((key) => key.slice(start.length));
    },

    of: (is: (one: Connected) => boolean): Connected[] => [...all].filter(is),

    /** Takes people out of the room of an object which they see no more. */
    takeOut(object: ObjectRef, id_application: number, users: ReadonlySet<number>) {
      for (const one of all) {
        if (one.user.id_application !== id_application || !users.has(one.user.id)) continue;
        one.timesTakenOut += 1;
        for (const room of [roomOf(object), roomOfOnlookers(object)]) leave(one, keyOf(id_application, room));
      }
    },

    /** Tells who is in the room of an object; to those of a list only that there is something new. */
    tellChanged({ id_application, obj_type, ids, by, id_user }: Changed) {
      for (const id_obj of ids) {
        const name = roomOf({ obj_type, id_obj } satisfies ObjectRef);
        tellRoom(id_application, name, { ...CHANGED, data: { obj_type, id_obj }, by });
      }
      tellRoom(id_application, roomOfLists(obj_type), { ...CHANGED, data: { obj_type }, by, id_user });
    },

    /** Tells those who have an object open that somebody has opened it, or closed it. */
    tellOnlookers(object: ObjectRef, id_application: number) {
      tellRoom(id_application, roomOfOnlookers(object), {
        action: 'onlookers',
        data: { ...object },
        by: null,
      });
    },

    /** Tells those who show one of these people that they have a page open now. */
    tellOnline(users: readonly number[]) {
      const told = new Map<Connected, number[]>();
      for (const id of users) {
        for (const one of watchers.get(id) ?? []) told.set(one, [...(told.get(one) ?? []), id]);
      }
      for (const [one, ids] of told) {
        send(
          one,
          JSON.stringify({ action: 'online', data: { ids }, target: one.remoteName } satisfies SocketNews),
        );
      }
    },

    /** To everybody (`all`), to one window by its name, or to a room of the sender’s application. */
    tellTarget({ action, data, target }: SocketNews, id_application: number) {
      // Who sent it, and what else its row has, stays here.
      const text = JSON.stringify({ action, data, target } satisfies SocketNews);
      const members = rooms.get(keyOf(id_application, target));
      for (const one of members ?? all) {
        if (members || target === 'all' || target === one.remoteName) send(one, text);
      }
    },
  };

  function tellRoom(
    id_application: number,
    name: string,
    { action, data, by, id_user }: Pick<SocketNews, 'action' | 'data'> & Pick<Changed, 'by' | 'id_user'>,
  ) {
    const members = rooms.get(keyOf(id_application, name));
    if (!members) return;
    const text = JSON.stringify({ action, data, target: name } satisfies SocketNews);
    for (const one of members) {
      if (one.id_session !== by && (id_user ?? one.user.id) === one.user.id) send(one, text);
    }
  }
}

const CHANGED = { action: 'changed' };

interface Changed {
  id_application: number;
  obj_type: ObjType;
  ids: readonly number[];
  by: number | null;
  /** Only the lists of this person are told; undefined for those of all. */
  id_user?: number | undefined;
}

/** Who does not read is ended, so that what waits for them takes no memory. */
export function send(one: Connected, text: string) {
  if (one.socket.bufferedAmount > SOCKET_LIMITS.waitingBytes) one.socket.terminate();
  else one.socket.send(text);
}

const CLOSING_MS = 1_000;

/** Whether or not its window answers. */
export function closeSocket(socket: Pick<WebSocket, 'close' | 'terminate'>, code: number) {
  socket.close(code);
  setTimeout(() => socket.terminate(), CLOSING_MS).unref();
}

/** A room of one application is no room of another. */
function keyOf(id_application: number, name: string): string {
  return `${id_application} ${name}`;
}
