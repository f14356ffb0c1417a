import { sessions } from '@urzad/contract';
import { ApiFailure } from '../http/api-failure';
import { send } from '../http/send';
import { readItem, removeItem, writeItem } from './storage';

/** What a sign-in answers (decisions.md 2). */
export interface Tokens {
  token: string;
  /** Moment at which `token` ends. */
  token_expire: string;
  refresh_token: string;
}

/** A token that ends within this time is renewed before it is used. */
const RENEW_BEFORE_MS = 30_000;
const LOCK = 'refresh';

let listener: (() => void) | undefined;

/** Called when the server ended the session or the refresh token is no longer good. */
export function onSessionEnd(callback: () => void) {
  listener = callback;
}

export function storeTokens({ token, token_expire, refresh_token }: Tokens) {
  writeItem('user_token', token);
  writeItem('user_token_expire', token_expire);
  writeItem('user_refresh_token', refresh_token);
}

export function dropTokens() {
  removeItem('user_token');
  removeItem('user_token_expire');
  removeItem('user_refresh_token');
}

/** The access token, renewed when it is about to end; undefined when nobody is signed in. */
export async function freshToken(): Promise<string | undefined> {
  const token = readItem('user_token');
  if (!token || !endsSoon()) return token;
  return refreshAfter(token);
}

/**
 * A token newer than `stale`. All tabs take turns by one lock, so twenty calls of two tabs make one refresh:
 * whoever comes second finds the new token already stored.
 */
export function refreshAfter(stale: string): Promise<string | undefined> {
  return inTurn(async () => {
    const stored = readItem('user_token');
    if (stored !== stale && stored && !endsSoon()) return stored;

    const refresh_token = readItem('user_refresh_token');
    if (!refresh_token) return endSession();
    try {
      const { data } = await send(sessions.tokenRefresh, { body: { refresh_token } });
      storeTokens(data);
      return data.token;
    } catch (error) {
      // Only a clear refusal ends the session; with the network down a person stays signed in.
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
  dropTokens();
  listener?.();
  return undefined;
}

let running: Promise<string | undefined> | undefined;

/** `navigator.locks` is missing on plain http addresses; then only this tab takes turns with itself. */
function inTurn(refresh: () => Promise<string | undefined>): Promise<string | undefined> {
  if ('locks' in navigator) return navigator.locks.request(LOCK, refresh);
  running ??= refresh().finally(() => {
    running = undefined;
  });
  return running;
}
