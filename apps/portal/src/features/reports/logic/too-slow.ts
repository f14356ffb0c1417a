import { ApiFailure } from '#shared/http/api-failure';

/** The database ends a query that takes too long: what to do then is more than to try again. */
export function tooSlowText(error: unknown, words: { tooSlow: string }): string | undefined {
  return error instanceof ApiFailure && error.status === 503 ? words.tooSlow : undefined;
}
