import { startTransition, useEffect, useState } from 'react';

/** More than a window shows, fewer than delay its first picture. */
const FIRST = 40;
/** With buttons and captions. */
const STEP = 60;

/**
 * How many of many are drawn: the first ones at once, the others behind them, so that the page answers meanwhile. Their
 * places are known, so nothing moves.
 * @param isLight Each is a picture alone: all others come in one step behind the first frame, as each step costs the styles
 * of all, and one that stops for other work now and then takes half as long again.
 */
export function useGrowing(count: number, isLight: boolean): number {
  const [drawn, setDrawn] = useState(FIRST);

  useEffect(() => {
    if (drawn >= count) return;
    if (!isLight) return startTransition(() => setDrawn(drawn + STEP));
    const frame = requestAnimationFrame(() => setDrawn(count));
    return () => cancelAnimationFrame(frame);
  }, [drawn, count, isLight]);

  return Math.min(drawn, count);
}
