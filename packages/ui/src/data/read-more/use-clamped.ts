import { useCallback, useState } from 'react';

/** Whether a clamped box hides a part of its text, observed as its width and the size of the text change. */
export function useClamped() {
  const [isClamped, setClamped] = useState(false);

  const watch = useCallback((box: HTMLElement | null) => {
    if (!box) return undefined;
    const observer = new ResizeObserver(() => {
      // An open box hides nothing; whether a closed one would is not known then.
      if (box.dataset.state === 'closed') setClamped(box.scrollHeight > box.clientHeight + 1);
    });
    observer.observe(box);
    return () => observer.disconnect();
  }, []);

  return { isClamped, watch };
}
