import { sessions } from '@urzad/contract';
import { ApiFailure } from '../http/api-failure';
import { send } from '../http/send';
import { signedInAgain } from './session-end';
import { endTokens } from './session-over';
import { renewTokens } from './session-record';
import { readItem } from './storage';
import type { Marker } from './stored-session';

/** A token that expires within this time is renewed before it is used. */
const RENEW_BEFORE_MS = 30_000;
const LOCK = 'refresh';

/** What a renewal came to, where it brought no token. */
const OVER = Symbol('over');
type Renewed = string | undefined | typeof OVER;

/**
 * The access token, renewed when it is about to expire; undefined when nobody is signed in. Where the session has
 * ended, it is that of the next sign-in of the same person.
 */
export async function freshToken(): Promise<string | undefined> {
  const token = readItem('user_token');
  if (!token || isGood()) return token;
  return refreshAfter(token);
}

/**
 * A token newer than `stale`. All tabs share one lock, so twenty requests of two tabs make one refresh: a later one
 * finds the new token stored. Waiting for a sign-in holds no lock.
 */
export async function refreshAfter(stale: string): Promise<string | undefined> {
  const token = await inTurn(() => renewed(stale));
  return token === OVER ? signedInAgain() : token;
}

/** Asks the server whether the session goes on, where its token is about to expire. Waits for nobody. */
export async function checkSession(): Promise<void> {
  const token = readItem('user_token');
  if (token && !isGood()) await inTurn(() => renewed(token));
}

async function renewed(stale: string): Promise<Renewed> {
  const stored = readItem('user_token');
  if (stored !== stale && stored && isGood()) return stored;
  if (!stored) return undefined;

  const refresh_token = readItem('user_refresh_token');
  const marker = readItem('session_marker');
  if (!refresh_token) return endSession(marker);
  // Somebody may sign out, and another person in, before the answer: their session is not this one.
  const isReplaced = () =>
    readItem('session_marker') !== marker || readItem('user_refresh_token') !== refresh_token;
  try {
    const { data } = await send(sessions.tokenRefresh, { body: { refresh_token } });
    if (isReplaced()) return readItem('user_token');
    renewTokens(data, marker);
    return data.token;
  } catch (error) {
    if (isReplaced()) return readItem('user_token');
    // Only a clear refusal ends the session; without a connection a person stays signed in.
    if (error instanceof ApiFailure && error.status === 401) return endSession(marker);
    throw error;
  }
}

/** A session that has ended has no refresh token, and what is left of its token is not used. */
function isGood(): boolean {
  return !endsSoon() && readItem('user_refresh_token') !== undefined;
}

function endsSoon(): boolean {
  const expires = Date.parse(readItem('user_token_expire') ?? '');
  return Number.isNaN(expires) || expires - Date.now() < RENEW_BEFORE_MS;
}

function endSession(marker: Marker): typeof OVER {
  endTokens(marker);
  return OVER;
}

let running: Promise<Renewed> | undefined;

/** `navigator.locks` is missing on plain HTTP; then the lock is for this tab only. */
function inTurn(refresh: () => Promise<Renewed>): Promise<Renewed> {
  if ('locks' in navigator) return navigator.locks.request(LOCK, refresh);
  running ??= refresh().finally(() => {
    running = undefined;
  });
  return running;
}
