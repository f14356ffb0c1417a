import type { QueryClient } from '@tanstack/react-query';
import { WATCHED_MAX } from '@urzad/contract';
import { useSession } from '../session/session-store';
import { personOfQuery } from './presence-key';
import { roomOfQuery } from './rooms-of-queries';

/** Screens that follow each other quickly cause one change of rooms. */
const GATHER_MS = 100;
/** The server ends a socket that says more than 20 things within a second; half of them may be about rooms. */
const SAID_MAX = 10;
const SECOND_MS = 1_000;

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
  /** When something was said, in the last second. */
  let said: number[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  function settle() {
    timer = undefined;
    const now = Date.now();
    said = said.filter((at) => at > now - SECOND_MS);
    for (const say of missing()) {
      if (said.length === SAID_MAX) {
        // By then other screens may be shown.
        timer = setTimeout(settle, SECOND_MS);
        return;
      }
      say();
      said.push(now);
    }
  }

  /** What the server does not know yet, the rooms of the screens first. */
  function missing(): (() => void)[] {
    if (!joined) return [];
    const [known, wanted, people] = [joined, wantedRooms(queries), shownPeople(queries)];
    const entered = [...wanted].filter((room) => !known.has(room));
    const left = [...known].filter((room) => !wanted.has(room));
    return [
      ...entered.map((room) => () => {
        known.add(room);
        send('join', room);
      }),
      ...(people.join() === watched.join() ? [] : [() => tellWatched(people)]),
      ...left.map((room) => () => {
        known.delete(room);
        send('leave', room);
      }),
    ];
  }

  function tellWatched(people: readonly number[]) {
    watched = people;
    watch(people);
  }

  const stopFollowing = queries.getQueryCache().subscribe(({ type }) => {
    if (type === 'observerAdded' || type === 'observerRemoved') timer ??= setTimeout(settle, GATHER_MS);
  });

  return {
    /** On a new socket, which is in no room. */
    joinAnew() {
      joined = new Set();
      watched = [];
      said = [];
      clearTimeout(timer);
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
