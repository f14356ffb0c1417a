import { createHmac, timingSafeEqual } from 'node:crypto';

/** How long an address of a file is valid; a page requests a new one afterwards. */
const ADDRESS_SECONDS = 10 * 60;
/** Audio and video play for longer than a file takes to open. */
export const MEDIA_ADDRESS_SECONDS = 12 * 60 * 60;

export interface AddressQuery {
  /** Seconds since 1970. */
  expires: number;
  signature: string;
  /** The file is saved instead of shown. */
  download?: 'yes' | undefined;
}

interface AddressTerms {
  secret: string;
  /** Technical clock. */
  now: Date;
  seconds?: number;
  isDownload?: boolean;
}

/**
 * An address that opens one file for some time without a header, so that `<img>` and `<a>` can use it.
 *
 * @param path of the endpoint that serves the file, with a query where the address is of more than that
 */
export function signedAddress(
  path: string,
  { secret, now, seconds = ADDRESS_SECONDS, isDownload = false }: AddressTerms,
): string {
  const expires = Math.floor(now.getTime() / 1000) + seconds;
  const terms = termsOf(expires, isDownload);
  return `${path}${path.includes('?') ? '&' : '?'}${terms}&signature=${signatureOf(path, terms, secret)}`;
}

/** Whether this server made the address for this path and it has not expired. */
export function isAddressValid(
  path: string,
  { expires, signature, download }: AddressQuery,
  { secret, now }: Pick<AddressTerms, 'secret' | 'now'>,
): boolean {
  const expected = Buffer.from(signatureOf(path, termsOf(expires, download === 'yes'), secret));
  const given = Buffer.from(signature);
  const isOurs = given.length === expected.length && timingSafeEqual(given, expected);

  return isOurs && now.getTime() / 1000 <= expires;
}

/** The signed parameters: somebody who may see a file cannot turn the address into a download. */
function termsOf(expires: number, isDownload: boolean): string {
  return `expires=${expires}${isDownload ? '&download=yes' : ''}`;
}

/** The purpose is part of the signed text: a signature made for something else never opens a file. */
function signatureOf(path: string, terms: string, secret: string): string {
  return createHmac('sha256', secret).update(`file-address\n${path}\n${terms}`).digest('base64url');
}
