import { useEffect, useRef } from 'react';

export interface ToastTimer {
  /** Milliseconds on screen, pauses not counted. */
  duration: number;
  paused: boolean;
  /** Another number restarts the time. */
  revision: number;
  onEnd: () => void;
}

/** Calls `onEnd` after `duration` milliseconds, pauses not counted. A pause does not restart the time. */
export function useToastTimer({ duration, paused, revision, onEnd }: ToastTimer) {
  const left = useRef({ ms: duration, revision });
  const end = useRef(onEnd);

  useEffect(() => {
    end.current = onEnd;
  });

  useEffect(() => {
    if (left.current.revision !== revision) left.current = { ms: duration, revision };
    if (paused) return;

    const current = left.current;
    const startedAt = performance.now();
    const timer = setTimeout(() => end.current(), current.ms);
    return () => {
      clearTimeout(timer);
      current.ms = Math.max(0, current.ms - (performance.now() - startedAt));
    };
  }, [paused, revision, duration]);
}
