import type { QueryClient } from '@tanstack/react-query';
import {
  ChangedData,
  isObjType,
  notifications,
  OnlineData,
  OnlookersData,
  type Presence,
  SOCKET_CLOSED,
  SOCKET_PATH,
  SocketNews,
  type SocketRequest,
  sockets,
  UserListData,
} from '@urzad/contract';
import { toast } from '@urzad/ui';
import ReconnectingSocket from 'partysocket/ws';
import * as z from 'zod/mini';
import { presentApplication } from '../http/present-application';
import { NOTIFICATIONS_KEY } from '../server-state/notifications-key';
import { request } from '../session/client';
import { hasAccess } from '../session/me';
import { useSession } from '../session/session-store';
import { actOn } from './act-on';
import { joinRooms } from './join-rooms';
import { forgetLive, logMessage, useLive } from './live-store';
import { onlookersKey } from './onlookers-key';
import { PatientSocket } from './patient-socket';
import { presenceKey } from './presence-key';
import { refetchChanged } from './refetch-changed';

/** The pause before the first try, different in each window; it grows to the longest (Security §3). */
const FIRST_PAUSE_MS = 1_000;
const JITTER_MS = 9_000;
const LONGEST_PAUSE_MS = 30_000;
const GROWS_BY = 1.6;

/** After these the server would refuse the next socket too; a new sign-in, or the unlock, opens one. */
const FINAL: readonly number[] = [SOCKET_CLOSED.ended, SOCKET_CLOSED.locked, SOCKET_CLOSED.tooMany];

/** The target of a message about people, who are no room. */
const PRESENCE = 'presence';

interface Live {
  send: (message: SocketRequest) => void;
  askForUsers: () => void;
  close: () => void;
}

let live: { of: string; socket: Live } | undefined;
let isFollowing = false;

/**
 * Keeps one socket for this window as long as somebody is signed in in it. Without one the screens refresh themselves by
 * time, as they do beside it: nothing depends on it.
 */
export function keepLive(queries: QueryClient) {
  follow(queries);
  if (isFollowing) return;
  isFollowing = true;
  useSession.subscribe(() => follow(queries));
}

/** Sends an action to other windows; the server refuses it to who may not. */
export function sendLive(message: SocketRequest) {
  live?.socket.send(message);
}

/** Asks who is connected. The log has neither the question nor an answer that is known: it would fill with them. */
export function askForUsers() {
  live?.socket.askForUsers();
}

function follow(queries: QueryClient) {
  const of = signedIn();
  if (of === live?.of) return;
  live?.socket.close();
  live = of === undefined ? undefined : { of, socket: openSocket(queries) };
}

/** Whose socket there should be; another one for another sign-in, role or application. */
function signedIn(): string | undefined {
  const { me, marker, isLocked, hasEnded } = useSession.getState();
  if (!me || isLocked || hasEnded || !hasAccess(me)) return undefined;
  return JSON.stringify([marker, me.id, me.user.role_active?.name, presentApplication()]);
}

function openSocket(queries: QueryClient): Live {
  const socket = new ReconnectingSocket(address, undefined, {
    minReconnectionDelay: FIRST_PAUSE_MS + Math.random() * JITTER_MS,
    maxReconnectionDelay: LONGEST_PAUSE_MS,
    reconnectionDelayGrowFactor: GROWS_BY,
    maxEnqueuedMessages: 0,
    WebSocket: PatientSocket,
    shouldReconnectOnClose: ({ code }) => !FINAL.includes(code),
  });
  const { change, stop: stopRefetching } = refetchChanged(queries);
  let isAnswerLogged = true;
  const send = (message: SocketRequest, isLogged = true) => {
    if (socket.readyState !== socket.OPEN) return;
    if (message.action === 'userList') isAnswerLogged = isLogged;
    socket.send(JSON.stringify(message));
    if (isLogged) logMessage('send', message);
  };
  function askForUsers() {
    const target = useLive.getState().remoteName;
    if (target) send({ action: 'userList', data: {}, target }, false);
  }
  const rooms = joinRooms({
    queries,
    send: (action, target) => send({ action, data: {}, target }),
    watch: (ids) => send({ action: 'watch', data: { ids: [...ids] }, target: PRESENCE }, false),
  });
  const tellNews = newsTeller(queries);
  const everything = refetchLater(queries);
  let wasOpen = false;
  let isClosed = false;

  function hear(news: SocketNews) {
    const { action, data } = news;
    const list = action === 'userList' ? UserListData.safeParse(data).data : undefined;
    // Whoever is there says so every minute: the log would fill with them.
    if (action === 'online') return seeOnline(queries, data);
    if (!list || isAnswerLogged || isOther(list)) logMessage('receive', news);
    if (action === 'hello') {
      useLive.setState({ remoteName: z.parse(z.string(), data.remote_name) });
      rooms.joinAnew();
    } else if (action === 'notification') void tellNews().catch(() => undefined);
    else if (action === 'changed') {
      const changed = ChangedData.safeParse(data);
      // Without an object news were lost on the way: everything that is looked at may have changed.
      if (changed.success) change(changed.data);
      else everything.refetch();
    } else if (action === 'onlookers') {
      const opened = OnlookersData.safeParse(data);
      if (opened.success) void queries.invalidateQueries({ queryKey: onlookersKey(opened.data) });
    } else if (list) useLive.setState(list);
    actOn(news);
  }

  // The socket that takes the place of a closed one has the state; what the closed one still hears is late.
  socket.addEventListener('open', () => {
    if (isClosed) return;
    useLive.setState({ isConnected: true });
    // What happened meanwhile nobody has told.
    if (wasOpen) void queries.invalidateQueries();
    wasOpen = true;
  });
  socket.addEventListener('close', () => {
    if (!isClosed) useLive.setState({ isConnected: false });
  });
  socket.addEventListener('message', ({ data }) => {
    if (isClosed) return;
    const news = SocketNews.safeParse(parsed(data));
    if (news.success) hear(news.data);
  });

  return {
    send,
    askForUsers,
    close() {
      isClosed = true;
      rooms.stop();
      stopRefetching();
      everything.stop();
      socket.close();
      forgetLive();
    },
  };
}

/** People whose presence is shown have a page open at this moment. */
function seeOnline(queries: QueryClient, data: SocketNews['data']) {
  const online_date = new Date().toISOString();
  for (const id of OnlineData.safeParse(data).data?.ids ?? []) {
    queries.setQueryData<Presence | null>(presenceKey(id), (known) => known && { ...known, online_date });
  }
}

/** Whether the people and rooms of an answer are not those that are known. */
function isOther({ users, rooms }: z.infer<typeof UserListData>): boolean {
  const known = useLive.getState();
  return JSON.stringify([users, rooms]) !== JSON.stringify([known.users, known.rooms]);
}

/** All windows are told at once that news were lost: each asks at a moment of its own, once for all it has been told. */
function refetchLater(queries: QueryClient) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    refetch() {
      timer ??= setTimeout(() => {
        timer = undefined;
        void queries.invalidateQueries();
      }, Math.random() * JITTER_MS);
    },
    stop: () => clearTimeout(timer),
  };
}

/** A ticket opens one socket, so each try asks for its own. */
async function address(): Promise<string> {
  const { data } = await request(sockets.ticket, { body: {} });
  return `${location.origin.replace(/^http/, 'ws')}${SOCKET_PATH}?ticket=${data.ticket}`;
}

/** Shows the newest notification, and counts it on the bell. What the person has done themselves they know. */
function newsTeller(queries: QueryClient) {
  let told = 0;

  return async () => {
    await queries.invalidateQueries({ queryKey: [NOTIFICATIONS_KEY] });
    // A parent enters no room of a list: what they are told of is in one of their own.
    if (useSession.getState().me?.perspective === 'citizen') {
      void queries.invalidateQueries({ predicate: ({ queryKey: [kind] }) => isObjType(String(kind)) });
    }
    const query = { show: 'no', page_count: 1 } as const;
    const { data } = await request(notifications.get, { query });
    const [newest] = data;
    if (!newest?.id || newest.id <= told) return;
    told = newest.id;
    const isOwn = newest.user_sender?.id === useSession.getState().me?.id;
    if (!isOwn && newest.content_name && document.visibilityState === 'visible')
      toast.info(newest.content_name);
  };
}

function parsed(text: unknown): unknown {
  try {
    return JSON.parse(String(text));
  } catch {
    return undefined;
  }
}
