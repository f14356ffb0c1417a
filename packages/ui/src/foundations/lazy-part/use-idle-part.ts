import { useEffect } from 'react';
import type { Part } from './part';

/** Asks for a part when the page has nothing else to do, so that the first press need not wait for it. */
export function useIdlePart(part: Part<unknown>) {
  useEffect(() => whenIdle(() => void part.load().catch(() => undefined)), [part]);
}

/** Safari tells of no idle time: a second after the widget has come, the page is usually drawn. */
const WITHOUT_IDLE_MS = 1000;

function whenIdle(work: () => void): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(work, WITHOUT_IDLE_MS);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(work);
  return () => cancelIdleCallback(request);
}
