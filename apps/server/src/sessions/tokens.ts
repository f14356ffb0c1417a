import { createHash, randomBytes } from 'node:crypto';

const ACCESS_MS = 15 * 60 * 1000;
const REFRESH_MS = 12 * 60 * 60 * 1000;
const REFRESH_REMEMBERED_MS = 30 * 24 * 60 * 60 * 1000;

/** What a sign-in and a refresh answer (decisions.md 2). `token_expire` is technical time. */
export interface Tokens {
  token: string;
  token_expire: string;
  refresh_token: string;
}

/** A fresh pair and the row that keeps only its hashes. */
export function newTokens(now: Date, remember_me: 'yes' | 'no') {
  const token = randomToken();
  const refresh_token = randomToken();
  const access_expire = new Date(now.getTime() + ACCESS_MS);
  const refreshMs = remember_me === 'yes' ? REFRESH_REMEMBERED_MS : REFRESH_MS;

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

/** 256 random bits: nobody guesses one, so a fast hash is enough to store it. */
function randomToken(): string {
  return randomBytes(32).toString('base64url');
}

export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
