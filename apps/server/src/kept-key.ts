import { randomUUID } from 'node:crypto';
import { closeSync, fsyncSync, linkSync, mkdirSync, openSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { codesOf } from './startup/refusals/start-refused';

/**
 * Makes the file of a key, unless there is one. It is written under another name, synced and linked: it is never seen half
 * written, also after a power cut or on a full disk, and the first of two writers wins.
 */
export function createOnce(file: string, text: string): void {
  const folder = path.dirname(file);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const aside = `${file}.${randomUUID()}`;
  try {
    writeFileSync(aside, text, { flag: 'wx', mode: 0o600, flush: true });
    linkSync(aside, file);
    syncFolder(folder);
  } catch (error) {
    if (codesOf(error)[0] !== 'EEXIST') throw error;
  } finally {
    rmSync(aside, { force: true });
  }
}

/** A new name in a folder survives a power cut only after this. */
function syncFolder(folder: string): void {
  const handle = openSync(folder, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
