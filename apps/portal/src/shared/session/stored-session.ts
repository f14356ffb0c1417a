import { readItem, type StoredItem } from './storage';

/** The sign-in that the stored items belong to: the value of `session_marker`. */
export type Marker = string | undefined;

export const TOKEN: StoredItem = 'user_token';
export const MARKER: StoredItem = 'session_marker';
/** Replaces a marker while a session is removed: no step of that session is done any more. */
export const ENDED = '';

/**
 * - `none`: nobody is signed in, or a sign-in is being written
 * - `ending`: a sign-out is being written
 * - `broken`: a token without what must stand beside it
 */
export type Stored = { state: 'none' } | { state: 'ending' | 'broken' | 'whole'; marker: Marker };

export function storedSession(): Stored {
  if (readItem(TOKEN) === undefined) return { state: 'none' };
  const marker = readItem(MARKER);
  if (marker === ENDED) return { state: 'ending', marker };
  const isWhole = marker !== undefined && readItem('our_changes') !== undefined;

  return { state: isWhole ? 'whole' : 'broken', marker };
}

/** The session that a tab shows. */
export interface Shown {
  isSignedIn: boolean;
  marker: Marker;
}

/**
 * What a tab does once another one has written to the storage (Order §2). It looks at what is stored and never at
 * the event, which may come late, and it writes nothing: only the tab that signs in or out does.
 * - `load`: somebody is signed in, whom this tab does not show yet
 * - `leave`: the session is over
 * - `end`: the session was broken and is to be ended
 */
export function reactionOf(stored: Stored, shown: Shown): 'stay' | 'load' | 'leave' | 'end' {
  if (stored.state === 'whole') return shown.isSignedIn && stored.marker === shown.marker ? 'stay' : 'load';
  if (!shown.isSignedIn) return 'stay';

  return stored.state === 'broken' ? 'end' : 'leave';
}
