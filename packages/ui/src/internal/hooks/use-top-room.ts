import { type RefObject, useEffect } from 'react';

/** `page.css` and what sticks below the bar read it. */
const ROOM = '--urzad-room-top';

/**
 * Tells the page how high a bar is that sticks to the top of the viewport, so that what Tab comes to does not lie under
 * it (WCAG 2.4.11). The `line`, where a phone shows it above the rest of the bar, scrolls away.
 */
export function useTopRoom(bar: RefObject<HTMLElement | null>, line: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = bar.current;
    if (!element) return;

    const { style } = document.documentElement;
    const tell = () => {
      const isStuck = getComputedStyle(element).position === 'sticky';
      const folded = line.current && isAbove(line.current) ? foldOf(element, line.current) : 0;
      element.style.top = `${-folded}px`;
      style.setProperty(
        ROOM,
        `${isStuck ? Math.ceil(element.getBoundingClientRect().height) - folded : 0}px`,
      );
    };
    tell();
    // The bar sticks only in a window that is high enough, which its own size does not tell.
    const watch = new ResizeObserver(tell);
    watch.observe(element);
    window.addEventListener('resize', tell);
    return () => {
      watch.disconnect();
      window.removeEventListener('resize', tell);
      style.removeProperty(ROOM);
    };
  }, [bar, line]);
}

function isAbove(line: Element): boolean {
  return Number(getComputedStyle(line).order) < 0;
}

function foldOf(bar: Element, line: Element): number {
  return Math.floor(line.getBoundingClientRect().bottom - bar.getBoundingClientRect().top);
}
