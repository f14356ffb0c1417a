import { type RefObject, useEffect, useState } from 'react';

/** True once an element was less than a screen away from the visible part. It stays true: the canvas is kept. */
export function useNearView(target: RefObject<Element | null>): boolean {
  const [near, setNear] = useState(false);

  useEffect(() => {
    if (!target.current) return;

    const watch = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setNear(true);
      },
      { rootMargin: '100%' },
    );
    watch.observe(target.current);
    return () => watch.disconnect();
  }, [target]);

  return near;
}
