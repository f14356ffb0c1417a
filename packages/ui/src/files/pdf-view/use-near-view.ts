import { type RefObject, useEffect, useState } from 'react';

/** True once an element has come within a screen of being seen. It stays true: what was painted is kept. */
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
