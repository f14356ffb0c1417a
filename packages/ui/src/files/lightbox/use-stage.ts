import { type RefObject, useEffect, useRef } from 'react';
import { isControl, type Stage } from './stage';
import { followPointers } from './stage-pointers';
import { followWheel } from './stage-wheel';

/**
 * Size, wheel, pointers and double clicks of the stage. Heard by the element itself: React hears a wheel only after
 * the page has scrolled.
 */
export function useStage(element: RefObject<HTMLElement | null>, stage: Stage) {
  const now = useRef(stage);
  useEffect(() => {
    now.current = stage;
  });

  useEffect(() => {
    const target = element.current;
    if (!target) return;

    const { act } = now.current;
    const listening = new AbortController();
    const { signal } = listening;
    const pointers = followPointers(target, now, signal);
    followWheel(target, now, { signal, isHeld: pointers.areDown });
    target.addEventListener('dblclick', (event) => !isControl(event.target) && act({ act: 'toggle' }), {
      signal,
    });

    const watch = new ResizeObserver(([entry]) => {
      if (entry) act({ act: 'measure', stage: { width: target.clientWidth, height: target.clientHeight } });
    });
    watch.observe(target);
    return () => {
      listening.abort();
      watch.disconnect();
    };
  }, [element]);
}
