import { startTransition, useEffect, useState } from 'react';

/** More than a window shows, fewer than delay its first picture. */
const FIRST = 40;
/** With buttons. More steps are more work: each draws those before it again. */
const STEP = 160;

/**
 * How many of many are drawn: the first ones at once, the others behind them. Their places are known, so nothing moves.
 * @param isLight They have no buttons: all others come in one step behind the first frame, as each step costs the styles of
 * all, and one that stops for other work now and then takes half as long again. Else they come in steps that do stop, so that
 * the page answers meanwhile.
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
