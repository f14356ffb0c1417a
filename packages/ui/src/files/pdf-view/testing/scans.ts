import lockedUrl from '../samples/haslo.pdf?inline';
import jbig2Url from '../samples/skan-jbig2.pdf?inline';
import jpeg2000Url from '../samples/skan-jpeg-2000.pdf?inline';

const bytesOf = (url: string) =>
  Uint8Array.from(atob(url.slice(url.indexOf(',') + 1)), (sign) => sign.charCodeAt(0));

/** One page that is a picture in JPEG 2000, as scanners of offices make it. */
export const jpeg2000 = bytesOf(jpeg2000Url);

/** The same page in JBIG2, black and white. */
export const jbig2 = bytesOf(jbig2Url);

/** A document that opens by a password. */
export const locked = bytesOf(lockedUrl);
