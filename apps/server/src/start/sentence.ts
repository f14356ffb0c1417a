import { statfsSync } from 'node:fs';
import { codesOf, StartRefused } from './start-refused';

/** Less than this, and the embedded database cannot begin its next file of 16 MB. */
const LEAST_FREE_BYTES = 32 * 1024 * 1024;

/** What the person who starts the server reads when it does not start. A stack only for a fault of our own. */
export function sentenceFor(error: unknown, dataDir?: string): string {
  if (error instanceof StartRefused) return error.message;
  // The embedded database ends without a word when its disk is full, so the disk itself is asked.
  if (codesOf(error).includes('ENOSPC') || (dataDir !== undefined && freeBytes(dataDir) < LEAST_FREE_BYTES)) {
    return `The disk that holds DATA_DIR (${dataDir}) is full. Free some space and start again. (${error})`;
  }
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

function freeBytes(folder: string): number {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize;
  } catch {
    return Number.POSITIVE_INFINITY;
  }
}
