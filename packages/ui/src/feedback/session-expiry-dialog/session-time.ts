/** WCAG 2.2.1: at least twenty seconds to ask for more time. */
export const LEAST_WARNING_SECONDS = 20;

/** Announced at these seconds; announcing every second would make other work with a screen reader impossible. */
const SPOKEN_AT = [60, 30, 20, 10] as const;

/**
 * Whole seconds of the countdown, never below 0; `undefined` before the warning.
 *
 * @param expiresAt in milliseconds, of the same clock as `now`
 */
export function secondsToWarn(expiresAt: number, now: number, warnSeconds: number): number | undefined {
  const left = Math.max(0, Math.ceil((expiresAt - now) / 1000));

  return left <= Math.max(LEAST_WARNING_SECONDS, warnSeconds) ? left : undefined;
}

/** The last reached step of the countdown; `undefined` before the first. */
export function spokenStep(seconds: number): number | undefined {
  return SPOKEN_AT.findLast((step) => step >= seconds);
}

/** `1:05`. */
export function clockText(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
