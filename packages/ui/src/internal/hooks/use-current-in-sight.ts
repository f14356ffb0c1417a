import { type RefObject, useEffect } from 'react';

/**
 * Scrolls the current one of several parts side by side into view, where they need more room than there is: when it
 * changes, and when the strip becomes narrower. Only the strip scrolls, not the page.
 *
 * @param current a selector of the current part
 * @param parts the content of the strip: when it changes, the parts may have moved
 */
export function useCurrentInSight(strip: RefObject<HTMLElement | null>, current: string, parts: string) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: other words are of another width.
  useEffect(() => {
    const element = strip.current;
    if (!element) return;

    const watch = new ResizeObserver(() => {
      const part = element.querySelector(current)?.getBoundingClientRect();
      const frame = element.getBoundingClientRect();
      if (part) element.scrollLeft += part.left - frame.left - (frame.width - part.width) / 2;
    });
    watch.observe(element);
    return () => watch.disconnect();
  }, [strip, current, parts]);
}
