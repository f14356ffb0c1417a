import { startTransition, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** How many pictures are drawn in the first frame, and how many more at a time behind it. */
export interface Growth {
  first: number;
  /** Absent: all others, in the next frame. Else the page answers between the steps. */
  step?: number;
}

/** More than a window shows, fewer than delay its first picture. */
const IN_SIGHT = 40;

/**
 * By what is drawn with a picture. Each step costs the styles of all, so there are as few as there can be: pictures alone
 * are drawn as quickly as a page draws them without a gallery, so hundreds come at once.
 */
export const GROWTH = {
  alone: { first: 500 },
  captioned: { first: IN_SIGHT },
  withTools: { first: IN_SIGHT, step: 160 },
} as const satisfies Record<string, Growth>;

/** How many of many are drawn: the first ones at once, the others behind them. Their places are known, so nothing moves. */
export function useGrowing(count: number, { first, step }: Growth): number {
  const [more, setMore] = useState(0);
  const drawn = Math.min(first + more, count);

  useEffect(() => {
    if (drawn >= count) return;
    if (step) return startTransition(() => setMore((before) => before + step));
    // Drawn in the frame itself: React would draw them after it, for the one that follows.
    const frame = requestAnimationFrame(() => flushSync(() => setMore(count)));
    return () => cancelAnimationFrame(frame);
  }, [drawn, count, step]);

  return drawn;
}
