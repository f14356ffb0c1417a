/** WCAG 2.2.1: whoever is warned has at least twenty seconds to ask for more time. */
export const LEAST_WARNING_SECONDS = 20;

/** Said aloud at these seconds; a voice that counts every one of them cannot be worked with. */
const SPOKEN_AT = [60, 30, 20, 10] as const;

/**
 * Seconds to count down, whole and never below 0; `undefined` while there is nothing to warn of yet.
 * @param expiresAt moment in milliseconds, on the same clock as `now`
 */
export function secondsToWarn(expiresAt: number, now: number, warnSeconds: number): number | undefined {
  const left = Math.max(0, Math.ceil((expiresAt - now) / 1000));

  return left <= Math.max(LEAST_WARNING_SECONDS, warnSeconds) ? left : undefined;
}

/** The step of the countdown that was reached last; `undefined` before the first. */
export function spokenStep(seconds: number): number | undefined {
  return SPOKEN_AT.findLast((step) => step >= seconds);
}

/** `1:05`. */
export function clockText(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
