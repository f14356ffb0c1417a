import { type RefObject, useEffect, useState } from 'react';

/** Letters of some fonts reach so far, in px, out of a line of theirs, which is nothing to scroll for. */
const OUT_OF_LINE = 4;

/**
 * A box that scrolls is a Tab stop, for the arrow keys; one that shows everything is none.
 * @param frame the box, with one element inside of it
 */
export function useScrollStop(frame: RefObject<HTMLElement | null>): 0 | undefined {
  const [scrolls, setScrolls] = useState(false);

  useEffect(() => {
    const outer = frame.current;
    const inner = outer?.firstElementChild;
    if (!outer || !inner) return;

    const look = () => setScrolls(outer.scrollHeight > outer.clientHeight + OUT_OF_LINE);
    look(); // The observer runs a frame later, when somebody may already have pressed Tab.
    const watch = new ResizeObserver(look);
    watch.observe(outer);
    watch.observe(inner);
    return () => watch.disconnect();
  }, [frame]);

  return scrolls ? 0 : undefined;
}
