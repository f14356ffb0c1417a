import { hash, randomBytes } from 'node:crypto';
import { SESSION_MS } from '@urzad/contract';

/** What a sign-in and a refresh answer (Order §2). `token_expire` is technical time. */
export interface Tokens {
  token: string;
  token_expire: string;
  refresh_token: string;
}

/** A new pair, and the row with its hashes. */
export function newTokens(now: Date, remember_me: 'yes' | 'no') {
  const token = randomToken();
  const refresh_token = randomToken();
  const access_expire = new Date(now.getTime() + SESSION_MS.access);
  const refreshMs = remember_me === 'yes' ? SESSION_MS.refreshRemembered : SESSION_MS.refresh;

  return {
    tokens: { token, token_expire: access_expire.toISOString(), refresh_token } satisfies Tokens,
    row: {
      access_hash: tokenHash(token),
      access_expire,
      refresh_hash: tokenHash(refresh_token),
      refresh_expire: new Date(now.getTime() + refreshMs),
    },
  };
}

/** 256 random bits cannot be guessed, so a fast hash is enough to store it. */
export function randomToken(): string {
  return randomBytes(32).toString('base64url');
}

export function tokenHash(token: string): string {
  return hash('sha256', token, 'hex');
}
