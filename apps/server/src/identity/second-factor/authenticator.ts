import { Secret, TOTP } from 'otpauth';
import encodeQR from 'qr';

/** 160 bits, as RFC 4226 recommends. */
const SECRET_BYTES = 20;
/** A clock that is one step early or late is right. */
const WINDOW = 1;
/** What every app can do (RFC 6238). */
const PARAMETERS = { algorithm: 'SHA1', digits: 6, period: 30 } as const;

const GROUND = '<rect width="100%" height="100%" fill="#fff"/>';

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
