import { ApiFailure } from '../http/api-failure';
import { isRefusal } from '../http/refusals';

const TRIES_MORE = 2;
const FIRST_PAUSE_MS = 1_000;

/** A refusal is not retried; only a lost answer or a failure of the server is. */
export function isWorthRetrying(failures: number, error: Error): boolean {
  return !isRefusal(error) && failures < TRIES_MORE;
}

/** The time that the server names, else a pause that doubles. */
export function pauseBeforeRetry(failures: number, error: Error): number {
  const againAt = error instanceof ApiFailure ? error.againAt : undefined;

  return againAt ? Math.max(0, againAt.getTime() - Date.now()) : FIRST_PAUSE_MS * 2 ** failures;
}
