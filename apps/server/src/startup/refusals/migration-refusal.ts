import { StartRefused } from './start-refused';

/** The code by which a migration reports rows that refer to missing rows. */
const FOREIGN_KEY_VIOLATION = '23503';

/**
 * The error of a migration as a sentence, where it met rows that it cannot convert; any other error is returned as it
 * is.
 */
export function migrationRefusal(error: unknown): unknown {
  for (let at = error; at instanceof Error; at = at.cause) {
    if ('code' in at && at.code === FOREIGN_KEY_VIOLATION)
      return new StartRefused(at.message, { cause: error });
  }
  return error;
}
