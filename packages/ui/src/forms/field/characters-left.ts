/** How far from the limit a counter starts to speak, and how often it does on the way down. */
const SPEAKS_FROM = 20;
const STEP = 10;

/**
 * What a screen reader hears while typing, as the number of characters left: every tenth from 20 on, then each of
 * the last five. `undefined` is silence, so that a counter does not talk over every letter.
 */
export function spokenCharactersLeft(length: number, max: number): number | undefined {
  const left = max - length;
  if (left > SPEAKS_FROM || left < 0) return undefined;

  return left <= 5 || left % STEP === 0 ? left : undefined;
}
