import { useEffect, useRef } from 'react';

/** Calls `onEnd` after `duration` milliseconds, not counting the time spent paused. A pause never starts it anew. */
export function useToastTimer(duration: number, paused: boolean, onEnd: () => void) {
  const left = useRef(duration);
  const end = useRef(onEnd);

  useEffect(() => {
    end.current = onEnd;
  });

  useEffect(() => {
    if (paused) return;

    const startedAt = performance.now();
    const timer = setTimeout(() => end.current(), left.current);
    return () => {
      clearTimeout(timer);
      left.current = Math.max(0, left.current - (performance.now() - startedAt));
    };
  }, [paused]);
}
