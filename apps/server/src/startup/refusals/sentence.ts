import { statfsSync } from 'node:fs';
import { codesOf, StartRefused } from './start-refused';

/** With less free space the embedded database cannot begin its next file of 16 MB. */
const LEAST_FREE_BYTES = 32 * 1024 * 1024;

/** The message for the person who starts the server when it does not start. With a stack only for an error of our own. */
export function sentenceFor(error: unknown, dataDir?: string): string {
  if (error instanceof StartRefused) return error.message;
  // The embedded database gives no reason when its disk is full, so the free space is read.
  if (codesOf(error).includes('ENOSPC') || (dataDir !== undefined && isFull(dataDir))) {
    const where = dataDir === undefined ? '' : ` (${dataDir})`;
    const reason = error instanceof Error ? ` (${error})` : '';
    return `The disk that holds DATA_DIR${where} is full. Free some space and start again.${reason}`;
  }
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

/** Whether the embedded database has too little room to be opened. */
export function isFull(folder: string): boolean {
  return freeBytes(folder) < LEAST_FREE_BYTES;
}

function freeBytes(folder: string): number {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize;
  } catch {
    return Number.POSITIVE_INFINITY;
  }
}
