import { useEffect, useState } from 'react';
import type { Part } from './part';
import { whenIdle } from './when-idle';

/** Loads a part when the page is idle, so that the first press need not wait for it. */
export function useIdlePart(part: Part<unknown>) {
  useEffect(() => {
    if (part.loaded()) return;
    return whenIdle(() => void part.load().catch(() => undefined));
  }, [part]);
}

/** Whether the page was idle once since the widget was mounted, for what can be rendered after the first paint. */
export function useWasIdle(): boolean {
  const [wasIdle, setWasIdle] = useState(false);

  useEffect(() => whenIdle(() => setWasIdle(true)), []);

  return wasIdle;
}
