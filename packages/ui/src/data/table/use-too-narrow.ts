import { type RefObject, useLayoutEffect, useState } from 'react';

/** px, of the frame around the rows */
const BORDERS = 2;

/**
 * Whether the frame is too narrow for the table in it. The width of the table is kept, in units of the text size, so
 * that the rows return where they fit. Measured again when the viewport, the size of the text or the rows change.
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
        // As cards there is no table to measure.
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
