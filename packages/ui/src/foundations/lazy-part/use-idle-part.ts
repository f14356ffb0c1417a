import { useEffect } from 'react';
import type { Part } from './part';

/** Loads a part when the page is idle, so that the first press need not wait for it. */
export function useIdlePart(part: Part<unknown>) {
  useEffect(() => whenIdle(() => void part.load().catch(() => undefined)), [part]);
}

/** Safari has no idle callback: a second after the widget is mounted, the page is usually rendered. */
const WITHOUT_IDLE_MS = 1000;

function whenIdle(work: () => void): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(work, WITHOUT_IDLE_MS);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(work);
  return () => cancelIdleCallback(request);
}
