/** From how many characters left a counter is announced, and how often. */
const SPEAKS_FROM = 20;
const STEP = 10;

/**
 * The number of characters left to announce while typing: every tenth from 20 on, then each of the last five.
 * Otherwise `undefined`, so that the counter does not interrupt every key.
 */
export function spokenCharactersLeft(length: number, max: number): number | undefined {
  const left = max - length;
  if (left > SPEAKS_FROM || left < 0) return undefined;

  return left <= 5 || left % STEP === 0 ? left : undefined;
}
