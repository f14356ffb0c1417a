import { readItem } from './storage';

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

/** What this browser acts by; `undefined` for a person's own sign-in. The server decides by its own row. */
export function readActing(): Acting | undefined {
  const stored = readItem('user_main');
  if (stored === undefined) return undefined;
  try {
    const acting: Acting = JSON.parse(stored);
    return acting.marker !== undefined && acting.marker === readItem('session_marker') ? acting : undefined;
  } catch {
    return undefined;
  }
}

/** The header `token-main` (Spec §7). */
export function mainToken(): string | undefined {
  return readActing()?.token;
}
