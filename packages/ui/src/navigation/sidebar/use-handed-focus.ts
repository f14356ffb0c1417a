import { type RefObject, useLayoutEffect, useRef } from 'react';

const STOPS = 'a[href], button:enabled';

/**
 * A rail hides parts that a wide sidebar shows, and the other way round. What is hidden while it has the focus hands it to
 * the stop before it, or else to the next one: an entry to its group, a logo to its mark.
 */
export function useHandedFocus(sidebar: RefObject<HTMLElement | null>, isWide: boolean) {
  const isHanding = useRef(false);

  // Before the browser draws, which would leave the focus on nothing.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the width decides what is shown
  useLayoutEffect(() => {
    const focused = document.activeElement;
    if (!focused || !sidebar.current?.contains(focused) || focused.checkVisibility()) return;

    isHanding.current = true;
    stopNear(focused, sidebar.current)?.focus();
    isHanding.current = false;
  }, [isWide]);

  return isHanding;
}

function stopNear(hidden: Element, sidebar: HTMLElement): HTMLElement | undefined {
  const stops = [...sidebar.querySelectorAll<HTMLElement>(STOPS)].filter((stop) => stop.checkVisibility());
  const isBefore = (stop: HTMLElement) =>
    Boolean(hidden.compareDocumentPosition(stop) & Node.DOCUMENT_POSITION_PRECEDING);
  return stops.findLast(isBefore) ?? stops[0];
}
