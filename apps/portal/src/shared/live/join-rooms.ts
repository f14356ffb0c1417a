import type { QueryClient } from '@tanstack/react-query';
import { WATCHED_MAX } from '@urzad/contract';
import { useSession } from '../session/session-store';
import { personOfQuery } from './presence-key';
import { roomOfQuery } from './rooms-of-queries';

/** Screens that follow each other quickly cause one change of rooms. */
const GATHER_MS = 100;

interface JoiningParts {
  queries: QueryClient;
  send: (action: 'join' | 'leave', room: string) => void;
  /** Names the people whose presence is shown, in the place of those before. */
  watch: (ids: readonly number[]) => void;
}

/**
 * Keeps this window in the rooms of what its screens show, and the server in the know of whose presence: by the queries that
 * somebody looks at.
 */
export function joinRooms({ queries, send, watch }: JoiningParts) {
  /** Undefined until the socket knows this window. */
  let joined: Set<string> | undefined;
  let watched: readonly number[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  function settle() {
    timer = undefined;
    if (!joined) return;
    const wanted = wantedRooms(queries);
    for (const room of joined) if (!wanted.has(room)) send('leave', room);
    for (const room of wanted) if (!joined.has(room)) send('join', room);
    joined = wanted;
    const people = shownPeople(queries);
    if (people.join() !== watched.join()) watch(people);
    watched = people;
  }

  const stopFollowing = queries.getQueryCache().subscribe(({ type }) => {
    if (type === 'observerAdded' || type === 'observerRemoved') timer ??= setTimeout(settle, GATHER_MS);
  });

  return {
    /** On a new socket, which is in no room. */
    joinAnew() {
      joined = new Set();
      watched = [];
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

function shownPeople(queries: QueryClient): number[] {
  const active = queries.getQueryCache().findAll({ type: 'active' });
  const people = active.map(({ queryKey }) => personOfQuery(queryKey)).filter((id) => id !== undefined);
  return people.toSorted((a, b) => a - b).slice(0, WATCHED_MAX);
}
