import { readItem, type StoredItem } from './storage';

/** The sign-in that the stored items belong to: the value of `session_marker`. */
export type Marker = string | undefined;

export const TOKEN: StoredItem = 'user_token';
export const REFRESH_TOKEN: StoredItem = 'user_refresh_token';
export const MARKER: StoredItem = 'session_marker';
/** Replaces a marker while a session is removed: no step of that session is done any more. */
export const ENDED = '';

/**
 * - `none`: nobody is signed in, or a sign-in is being written
 * - `ending`: a sign-out is being written
 * - `broken`: a token without what must stand beside it
 * - `over`: the session has ended, and the same person may go on with it by signing in again
 */
export type Stored = { state: 'none' } | { state: 'ending' | 'broken' | 'over' | 'whole'; marker: Marker };

export function storedSession(): Stored {
  if (readItem(TOKEN) === undefined) return { state: 'none' };
  const marker = readItem(MARKER);
  if (marker === ENDED) return { state: 'ending', marker };
  if (marker === undefined || readItem('our_changes') === undefined) return { state: 'broken', marker };

  return { state: readItem(REFRESH_TOKEN) === undefined ? 'over' : 'whole', marker };
}

/** Whether a person is signed in here, or their session has ended and waits for them. */
export function isStored({ state }: Stored): boolean {
  return state === 'whole' || state === 'over';
}

/** The session that a tab shows. */
export interface Shown {
  isSignedIn: boolean;
  marker: Marker;
  /** The session has ended, and the person is asked to sign in again. */
  hasEnded: boolean;
}

/**
 * What a tab does once another one has written to the storage (Order §2). It looks at what is stored and never at
 * the event, which may come late, and it writes nothing: only the tab that signs in or out does.
 * - `load`: somebody is signed in, whom this tab does not show yet
 * - `leave`: the session is over
 * - `end`: the session was broken and is to be ended
 * - `ask`: the session has ended, and the person is to sign in again
 * - `resume`: they have, in another tab
 */
export function reactionOf(
  stored: Stored,
  shown: Shown,
): 'stay' | 'load' | 'leave' | 'end' | 'ask' | 'resume' {
  if (stored.state === 'whole' || stored.state === 'over') {
    if (!shown.isSignedIn || stored.marker !== shown.marker) return 'load';
    if ((stored.state === 'over') === shown.hasEnded) return 'stay';
    return shown.hasEnded ? 'resume' : 'ask';
  }
  if (!shown.isSignedIn) return 'stay';

  return stored.state === 'broken' ? 'end' : 'leave';
}
