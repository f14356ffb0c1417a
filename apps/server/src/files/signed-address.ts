import { createHmac, timingSafeEqual } from 'node:crypto';

/** How long an address of a file works; a page asks for a new one when this has passed. */
const ADDRESS_SECONDS = 10 * 60;
/** Audio and video are played longer than they are opened. */
export const MEDIA_ADDRESS_SECONDS = 12 * 60 * 60;

export interface AddressQuery {
  /** Seconds since 1970. */
  expires: number;
  signature: string;
}

/**
 * An address that opens one file for a while without any header, so that `<img>` and `<a>` can use it.
 *
 * @param path of the call that serves the file, without a query
 * @param now technical clock
 */
export function signedAddress(
  path: string,
  { secret, now, seconds = ADDRESS_SECONDS }: { secret: string; now: Date; seconds?: number },
): string {
  const expires = Math.floor(now.getTime() / 1000) + seconds;
  return `${path}?expires=${expires}&signature=${signatureOf(path, expires, secret)}`;
}

/** Whether this server made the address for this path and its time has not passed. */
export function isAddressValid(
  path: string,
  { expires, signature }: AddressQuery,
  { secret, now }: { secret: string; now: Date },
): boolean {
  const expected = Buffer.from(signatureOf(path, expires, secret));
  const given = Buffer.from(signature);
  const isOurs = given.length === expected.length && timingSafeEqual(given, expected);

  return isOurs && now.getTime() / 1000 <= expires;
}

/** The purpose stands in the signed text, so that a signature made for something else never opens a file. */
function signatureOf(path: string, expires: number, secret: string): string {
  return createHmac('sha256', secret).update(`file-address\n${path}\n${expires}`).digest('base64url');
}
