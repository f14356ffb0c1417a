import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** px, until the room is measured, as on a server */
const UNMEASURED = { width: 600, em: 14 };

/** The room of a drawing, and the size of its letters, by which all of it is laid out: large text needs larger rows. */
export function usePlotSize(): [RefObject<HTMLDivElement | null>, { width: number; em: number }] {
  const room = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState(UNMEASURED);

  useLayoutEffect(() => {
    const element = room.current;
    if (!element) return;

    const measure = () => {
      const width = element.clientWidth;
      const em = Number.parseFloat(getComputedStyle(element).fontSize);
      if (width > 0) setSize((known) => (known.width === width && known.em === em ? known : { width, em }));
    };
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(element);
    return () => watch.disconnect();
  }, []);

  return [room, size];
}
