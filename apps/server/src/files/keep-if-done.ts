import { codesOf } from '../startup/refusals/start-refused';
import type { FileStore } from './file-store';

/** Codes of a lost connection, of the driver and of the system. */
const LOST = /^(CONNECTION_.+|ECONNRESET|EPIPE|ETIMEDOUT)$/;

/**
 * Removes the file that was stored for a transaction when the transaction fails: no row refers to it then. When the
 * connection is lost, the database may have committed, and the file may be evidence: the sweep removes it if it has no
 * row.
 */
export async function keepIfDone<Result>(
  files: Pick<FileStore, 'remove'>,
  filename: string,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    // A store that fails too must not hide the reason; what it still has is swept.
    if (!codesOf(error).some((code) => LOST.test(code))) await files.remove(filename).catch(() => undefined);
    throw error;
  }
}
