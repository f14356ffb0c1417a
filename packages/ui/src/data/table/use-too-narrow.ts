import { type RefObject, useLayoutEffect, useState } from 'react';

/** px, of the frame around the rows */
const BORDERS = 2;

/**
 * Whether the frame is too narrow for the table in it. What the table needed is kept, in letters of the page, so that the rows
 * come back where they fit. Asked again as the window, the letters or the rows change.
 */
export function useTooNarrow(frame: RefObject<HTMLElement | null>): boolean {
  const [needed, setNeeded] = useState<number>();

  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return;

    const measure = () => {
      const table = element.querySelector('table');
      const width = table ? table.offsetWidth / letterSize() : 0;
      const room = (element.clientWidth - BORDERS) / letterSize();
      setNeeded((known = 0) => {
        // As cards there is no table to ask.
        const most = table ? width : known;
        return most > room ? most : undefined;
      });
    };
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(element);
    return () => watch.disconnect();
  }, [frame]);

  return needed !== undefined;
}

/** px */
function letterSize(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
}
