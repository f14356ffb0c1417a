import { removeItem, writeItem } from './storage';

/** What a sign-in answers (decisions.md 2). */
export interface Tokens {
  token: string;
  /** Moment at which `token` ends. */
  token_expire: string;
  refresh_token: string;
}

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

/** The session is over: the tokens go, and whoever listens learns of it. */
export function dropTokens() {
  removeItem('user_token');
  removeItem('user_token_expire');
  removeItem('user_refresh_token');
  listener?.();
}
