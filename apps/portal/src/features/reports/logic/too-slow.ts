import { ApiFailure } from '#shared/http/api-failure';

/** The database ends a query that takes too long: what to do then is more than to try again. */
export function tooSlowText(
  error: unknown,
  words: { tooSlow: string; tooSlowTonight: string },
): string | undefined {
  if (!(error instanceof ApiFailure) || error.status !== 503) return undefined;
  const isKept = (error.data as { report?: unknown } | null)?.report === 'too-slow';
  return isKept ? words.tooSlowTonight : words.tooSlow;
}
