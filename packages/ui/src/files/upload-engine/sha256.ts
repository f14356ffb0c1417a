import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';

/** A few milliseconds of work each, so that the page is never held up. */
const STEP_BYTES = 256 * 1024;

/** SHA-256 of a file in hexadecimal digits; it is read in steps, never as a whole. */
export async function sha256Of(file: Blob): Promise<string> {
  const hash = sha256.create();
  for (let at = 0; at < file.size; at += STEP_BYTES) {
    hash.update(new Uint8Array(await file.slice(at, at + STEP_BYTES).arrayBuffer()));
  }
  return bytesToHex(hash.digest());
}
