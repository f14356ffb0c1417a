import { type RefObject, useEffect } from 'react';

/** The custom properties that `surfaces.css` reads. */
const ROOMS = { top: '--room-top', bottom: '--room-bottom' };

/**
 * Tells the page how high a bar is that sticks to its edge: words wrap, letters grow, and what the browser scrolls into
 * sight must not stop under the bar (WCAG 2.4.11).
 */
export function useScrollRoom(bar: RefObject<HTMLElement | null>, edge: keyof typeof ROOMS): void {
  useEffect(() => {
    const element = bar.current;
    if (!element) return;

    const { style } = document.documentElement;
    const watch = new ResizeObserver(() => {
      style.setProperty(ROOMS[edge], `${Math.ceil(element.getBoundingClientRect().height)}px`);
    });
    watch.observe(element);
    return () => {
      watch.disconnect();
      style.removeProperty(ROOMS[edge]);
    };
  }, [bar, edge]);
}
