import { useEffect, useState } from 'react';

/** None of them comes while something is dragged, but at its very beginning. */
const NO_DRAG = ['mousemove', 'keydown', 'blur'] as const;

/** Whether a drag ended without a word: outside of the window, or with an element that was taken away under it. */
export function useLostDrag(isDragged: boolean): boolean {
  const [isLost, setLost] = useState(false);

  useEffect(() => {
    if (!isDragged) return;

    const watch = new AbortController();
    const options = { signal: watch.signal, capture: true };
    for (const type of NO_DRAG) window.addEventListener(type, () => setLost(true), options);
    window.addEventListener('dragover', () => setLost(false), options);
    return () => {
      watch.abort();
      setLost(false);
    };
  }, [isDragged]);

  return isLost;
}
