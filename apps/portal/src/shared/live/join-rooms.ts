import type { QueryClient } from '@tanstack/react-query';
import { useSession } from '../session/session-store';
import { roomOfQuery } from './rooms-of-queries';

/** Screens that follow each other quickly cause one change of rooms. */
const GATHER_MS = 100;

interface JoiningParts {
  queries: QueryClient;
  send: (action: 'join' | 'leave', room: string) => void;
}

/** Keeps this window in the rooms of what its screens show: of the queries that somebody looks at. */
export function joinRooms({ queries, send }: JoiningParts) {
  /** Undefined until the socket knows this window. */
  let joined: Set<string> | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function settle() {
    timer = undefined;
    if (!joined) return;
    const wanted = wantedRooms(queries);
    for (const room of joined) if (!wanted.has(room)) send('leave', room);
    for (const room of wanted) if (!joined.has(room)) send('join', room);
    joined = wanted;
  }

  const stopFollowing = queries.getQueryCache().subscribe(({ type }) => {
    if (type === 'observerAdded' || type === 'observerRemoved') timer ??= setTimeout(settle, GATHER_MS);
  });

  return {
    /** On a new socket, which is in no room. */
    joinAnew() {
      joined = new Set();
      settle();
    },
    stop() {
      clearTimeout(timer);
      stopFollowing();
    },
  };
}

function wantedRooms(queries: QueryClient): Set<string> {
  const { me } = useSession.getState();
  const isStaff = me !== undefined && me.perspective !== 'citizen';
  const active = queries.getQueryCache().findAll({ type: 'active' });
  const rooms = active.map(({ queryKey }) => roomOfQuery(queryKey, isStaff));
  return new Set(rooms.filter((room) => room !== undefined));
}
