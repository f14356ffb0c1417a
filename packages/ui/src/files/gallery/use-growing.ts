import { startTransition, useEffect, useState } from 'react';

/** More than a window shows, fewer than delay its first picture. */
const FIRST = 40;
const STEP = 60;

/**
 * How many of many are drawn: the first ones at once, the others step by step behind them, so that the page answers
 * meanwhile. Their places are known, so nothing moves.
 */
export function useGrowing(count: number): number {
  const [drawn, setDrawn] = useState(FIRST);

  useEffect(() => {
    if (drawn < count) startTransition(() => setDrawn(drawn + STEP));
  }, [drawn, count]);

  return Math.min(drawn, count);
}
