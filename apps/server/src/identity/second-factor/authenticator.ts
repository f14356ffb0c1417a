import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import encodeQR from 'qr';

/** 160 bits, as RFC 4226 recommends. */
const SECRET_BYTES = 20;
/** A clock that is one step early or late is right. */
const WINDOW = 1;
/** What every app can do (RFC 6238). */
const PARAMETERS = { algorithm: 'SHA1', digits: 6, period: 30 } as const;

const GROUND = '<rect width="100%" height="100%" fill="#fff"/>';

const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** @returns a secret in base32 */
export function newSecret(): string {
  return new Secret({ size: SECRET_BYTES }).base32;
}

/** The time step whose code this is, near `now`; `undefined` for a wrong code. */
export function stepOf(secret: string, code: string, now: Date): number | undefined {
  const totp = new TOTP({ ...PARAMETERS, secret });
  const timestamp = now.getTime();
  const delta = totp.validate({ token: code, timestamp, window: WINDOW });
  return delta === null ? undefined : totp.counter({ timestamp }) + delta;
}

/** What an app is shown: the secret, its address and that as a picture. */
export function secretAsShown(secret: string, { label, issuer }: { label: string; issuer: string }) {
  const uri = new TOTP({ ...PARAMETERS, secret, label, issuer }).toString();
  // Without a ground of its own the picture could not be scanned from a dark page.
  const svg = encodeQR(uri, 'svg', { ecc: 'medium', border: 4 }).replace(/<svg[^>]*>/, `$&${GROUND}`);
  return { secret, uri, qr: `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}` };
}

/** Encrypts the secret for the database; it opens for the same account only. */
export function sealSecret(key: Buffer, { secret, id_user }: { secret: string; id_user: number }): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(CIPHER, key, iv).setAAD(Buffer.from(String(id_user)));
  const sealed = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
}

/** @throws Error when it was sealed with another key or for another account */
export function openSecret(key: Buffer, { sealed, id_user }: { sealed: string; id_user: number }): string {
  const bytes = Buffer.from(sealed, 'base64url');
  const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, IV_BYTES))
    .setAAD(Buffer.from(String(id_user)))
    .setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  return decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8');
}
