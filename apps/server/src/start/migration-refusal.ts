import { StartRefused } from './start-refused';

/** By which a migration says that rows refer to rows that are not there. */
const FOREIGN_KEY_VIOLATION = '23503';

/** What a migration threw: its own sentence where it met rows that it cannot bring over; anything else stays what it is. */
export function migrationRefusal(error: unknown): unknown {
  for (let at = error; at instanceof Error; at = at.cause) {
    if ('code' in at && at.code === FOREIGN_KEY_VIOLATION)
      return new StartRefused(at.message, { cause: error });
  }
  return error;
}
