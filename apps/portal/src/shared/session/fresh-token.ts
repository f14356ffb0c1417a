import { sessions } from '@urzad/contract';
import { ApiFailure } from '../http/api-failure';
import { send } from '../http/send';
import { tellSessionOver } from './session-end';
import { renewTokens } from './session-record';
import { readItem } from './storage';

/** A token that expires within this time is renewed before it is used. */
const RENEW_BEFORE_MS = 30_000;
const LOCK = 'refresh';

/** The access token, renewed when it is about to expire; undefined when nobody is signed in. */
export async function freshToken(): Promise<string | undefined> {
  const token = readItem('user_token');
  if (!token || !endsSoon()) return token;
  return refreshAfter(token);
}

/**
 * A token newer than `stale`. All tabs share one lock, so twenty requests of two tabs make one refresh: a later one
 * finds the new token stored.
 */
export function refreshAfter(stale: string): Promise<string | undefined> {
  return inTurn(async () => {
    const stored = readItem('user_token');
    if (stored !== stale && stored && !endsSoon()) return stored;

    const refresh_token = readItem('user_refresh_token');
    const marker = readItem('session_marker');
    if (!refresh_token) return endSession();
    // Somebody may sign out, and another person in, before the answer: their session is not this one.
    const isReplaced = () => readItem('session_marker') !== marker || !readItem('user_refresh_token');
    try {
      const { data } = await send(sessions.tokenRefresh, { body: { refresh_token } });
      if (isReplaced()) return readItem('user_token');
      renewTokens(data, marker);
      return data.token;
    } catch (error) {
      if (isReplaced()) return readItem('user_token');
      // Only a clear refusal ends the session; without a connection a person stays signed in.
      if (error instanceof ApiFailure && error.status === 401) return endSession();
      throw error;
    }
  });
}

function endsSoon(): boolean {
  const expires = Date.parse(readItem('user_token_expire') ?? '');
  return Number.isNaN(expires) || expires - Date.now() < RENEW_BEFORE_MS;
}

function endSession(): undefined {
  tellSessionOver();
  return undefined;
}

let running: Promise<string | undefined> | undefined;

/** `navigator.locks` is missing on plain HTTP; then the lock is for this tab only. */
function inTurn(refresh: () => Promise<string | undefined>): Promise<string | undefined> {
  if ('locks' in navigator) return navigator.locks.request(LOCK, refresh);
  running ??= refresh().finally(() => {
    running = undefined;
  });
  return running;
}
