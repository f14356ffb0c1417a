import { randomUUID } from 'node:crypto';
import { isObjType, SOCKET_CLOSED, type SocketNews } from '@urzad/contract';
import type { FastifyInstance } from 'fastify';
import { inApplication } from '../identity/roles/in-application';
import { type News, readNews, tellOnline } from '../news/news';
import type { ListenToNews } from '../news/news-channel';
import { roomsEverywhere } from './rooms-everywhere';
import { type Connected, closeSocket, type SocketHub, send, socketHub } from './socket-hub';
import { SOCKET_LIMITS } from './socket-limits';
import { connectionOf, findAction, forgetSockets, seeSockets } from './socket-rows';

export interface SocketTimes {
  pingMs: number;
  pongMs: number;
}

export type LiveSockets = ReturnType<typeof liveSockets>;

/** People who come, or say again that they are there, are told together. */
const GATHER_MS = 500;

/** A code of RFC 6455 (by IANA): the server restarts, come back. */
const RESTARTS = 1012;

/**
 * The sockets of this node: hears what any node has committed and tells those whom it concerns, ends the sockets of
 * sessions that are over, and of windows that do not answer. Nothing runs until the first socket is opened.
 */
export function liveSockets(
  app: FastifyInstance,
  { listen, times = SOCKET_LIMITS }: { listen: ListenToNews | undefined; times?: SocketTimes | undefined },
) {
  const hub: SocketHub = socketHub();
  const node = randomUUID();
  const rooms = roomsEverywhere({ db: app.db, node, hub });
  let listening: Promise<() => Promise<unknown>> | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isStopping = false;
  const seen = new Set<number>();
  let telling: NodeJS.Timeout | undefined;
  const failed = (err: unknown) => app.log.error({ err }, 'News could not be told to the sockets');

  async function hear(payload: string) {
    const news = readNews(payload);
    // The handler of a kind takes the news of that kind.
    if (news) await (TELL[news.kind] as (news: News) => unknown)(news);
  }

  const TELL: { [Kind in News['kind']]: (news: Extract<News, { kind: Kind }>) => unknown } = {
    changed: ({ obj_type, ...news }) => isObjType(obj_type) && hub.tellChanged({ ...news, obj_type }),
    left: ({ obj_type, id_obj, id_application, users }) =>
      isObjType(obj_type) && hub.takeOut({ obj_type, id_obj }, id_application, new Set(users)),
    notification: ({ users }) => {
      const told = new Set(users);
      for (const one of hub.of(({ user }) => told.has(user.id))) tellOne(one, 'notification');
    },
    online: ({ users }) => hub.tellOnline(users),
    session: ({ id }) =>
      recheck(hub.of(({ id_session, id_session_main }) => id_session === id || id_session_main === id)),
    account: ({ id }) => recheck(hub.of(({ user }) => user.id === id || user.id_user_main === id)),
    role: () => recheck([...hub.all]),
    onlookers: ({ obj_type, id_obj, id_application }) =>
      isObjType(obj_type) && hub.tellOnlookers({ obj_type, id_obj }, id_application),
    'rooms-asked': (news) => rooms.answer(news),
    rooms: (news) => rooms.hear(news),
    action: async ({ id }) => {
      const sent = hub.all.size > 0 ? await findAction(app.db, id) : undefined;
      if (sent) hub.tellTarget(sent, sent.id_application);
    },
  };

  /** Ends the sockets whose session is over or locked; who may do less, or more, comes back with a new one. */
  async function recheck(these: readonly Connected[]) {
    if (these.length === 0) return;
    const open = await app.sessions.openAgain([...new Set(these.map(({ id_session }) => id_session))]);
    for (const one of these) {
      const session = open.get(one.id_session);
      if (!session) end(one, SOCKET_CLOSED.ended);
      else if (session.locked) end(one, SOCKET_CLOSED.locked);
      else if (rightsOf(inApplication(session.user, one.user.id_application)) !== rightsOf(one.user)) {
        end(one, SOCKET_CLOSED.changed);
      }
    }
  }

  /** From here on it is told nothing more, whether or not its window answers. */
  function end(one: Connected, code: number) {
    hub.remove(one);
    closeSocket(one.socket, code);
  }

  async function beat() {
    for (const one of hub.all) {
      one.isSilent = true;
      one.socket.ping();
    }
    setTimeout(() => {
      for (const one of hub.of(({ isSilent }) => isSilent)) one.socket.terminate();
    }, times.pongMs).unref();
    if (hub.all.size === 0) return;
    await seeSockets(
      app.db,
      [...hub.all].map(({ id }) => id),
      app.clock.now(),
    );
    // Roles end by the clock, and staff who do nothing are locked: nobody writes then.
    await recheck([...hub.all]);
  }

  async function start(): Promise<void> {
    if (isStopping) return;
    timer ??= setInterval(() => void beat().catch(failed), times.pingMs).unref();
    listening ??= listen
      ? listen({
          hear: (payload) => void hear(payload).catch(failed),
          again: () => {
            for (const one of hub.all) tellOne(one, 'changed');
            // The end of a session may be among what was lost.
            void recheck([...hub.all]).catch(failed);
          },
          name: connectionOf(node),
        })
      : Promise.resolve(async () => undefined);
    const attempt = listening;
    try {
      await attempt;
    } catch (error) {
      // The window comes back with another socket, which tries again; no socket is open without news.
      if (listening === attempt) listening = undefined;
      throw error;
    }
  }

  app.addHook('preClose', async () => {
    isStopping = true;
    clearInterval(timer);
    clearTimeout(telling);
    const rows = [...hub.all].map(({ id }) => id);
    for (const one of [...hub.all]) end(one, RESTARTS);
    const stop = await listening?.catch(() => undefined);
    await stop?.().catch(() => undefined);
    await forgetSockets(app.db, rows).catch(failed);
  });

  return {
    hub,
    node,
    roomsIn: rooms.roomsIn,
    /** Before the first socket is added, so that it misses nothing. */
    start,
    end,
    recheck,
    isStopping: () => isStopping,
    /** One that was admitted while the server stops is ended like those before it: the stop waits for it. */
    add(one: Connected) {
      if (!isStopping) return hub.add(one);
      end(one, RESTARTS);
      void forgetSockets(app.db, [one.id]).catch(failed);
    },
    /** Tells every node that somebody has a page open now, unless the server stops. */
    noteOnline(id_user: number) {
      if (isStopping) return;
      seen.add(id_user);
      telling ??= setTimeout(() => {
        telling = undefined;
        const users = [...seen];
        seen.clear();
        void tellOnline(app.db, users).catch(failed);
      }, GATHER_MS).unref();
    },
    forget,
    /** Of a socket that is closed. */
    async remove(one: Connected) {
      hub.remove(one);
      await forget(one.id);
    },
  };

  async function forget(row: number) {
    // A server that stops has deleted the rows itself: the database may be closed by now.
    if (!isStopping) await forgetSockets(app.db, [row]).catch(failed);
  }
}

/** Without data: what is told is found by asking. */
export function tellOne(one: Connected, action: string, data: SocketNews['data'] = {}) {
  send(one, JSON.stringify({ action, data, target: one.remoteName } satisfies SocketNews));
}

/** What decides which rooms somebody may enter. */
function rightsOf({ privileges, perspective, access_system, id_role }: Connected['user']): string {
  return JSON.stringify([privileges.toSorted(), perspective, access_system, id_role]);
}
