import { startTransition, useEffect, useState } from 'react';

/** More than a window shows, fewer than delay its first picture. */
const FIRST = 40;
/** With buttons and captions. */
const STEP = 60;

/**
 * How many of many are drawn: the first ones at once, the others behind them, so that the page answers meanwhile. Their
 * places are known, so nothing moves.
 * @param isLight Each is a picture alone: all others come in one step, as each step costs the styles of all.
 */
export function useGrowing(count: number, isLight: boolean): number {
  const [drawn, setDrawn] = useState(FIRST);

  useEffect(() => {
    if (drawn < count) startTransition(() => setDrawn(isLight ? count : drawn + STEP));
  }, [drawn, count, isLight]);

  return Math.min(drawn, count);
}
