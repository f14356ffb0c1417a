import { readItem } from './storage';
import type { Marker } from './stored-session';

/**
 * The stored item `user_main` (Spec §3): the staff member's own sign-in, kept while they act as somebody, and what the
 * banner says meanwhile.
 */
export interface Acting {
  /** The sign-in made for acting: for any other one the item is of an earlier time. */
  marker: string;
  token: string;
  refresh_token: string;
  rememberMe: boolean;
  info: { mail: string };
  /** The person acted for, and until when. */
  name_all: string;
  valid_to: string;
}

/** What stays of the item once the share has ended: by it every tab that acted says so. No token is in it. */
export type ActingOver = Pick<Acting, 'marker' | 'name_all'> & { over: 'yes' };

/** What this browser acts by; `undefined` for a person's own sign-in. The server decides by its own row. */
export function readActing(): Acting | undefined {
  const stored = readStored();
  if (!stored || 'over' in stored) return undefined;
  return stored.marker !== undefined && stored.marker === readItem('session_marker') ? stored : undefined;
}

/** The person for whom a tab acted by this sign-in, where the share has ended; `undefined` where staff left it. */
export function actingOverOf(marker: Marker): string | undefined {
  const stored = readStored();
  return stored && 'over' in stored && stored.marker === marker ? stored.name_all : undefined;
}

/** The header `token-main` (Spec §7). */
export function mainToken(): string | undefined {
  return readActing()?.token;
}

function readStored(): Acting | ActingOver | undefined {
  try {
    return JSON.parse(readItem('user_main') ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}
