import { type RefCallback, type RefObject, useCallback } from 'react';
import { showOnTop } from '../overlay/top-layer';
import './on-top.css';

/**
 * The ref for the content of a Radix part. Radix moves it by an element around it, which stands where the content is
 * written: that one goes into the browser's top layer, where no scrolling parent cuts it off. By the ref, as the effects
 * of what stands in the content come before it.
 */
export function useOnTop(content: RefObject<HTMLDivElement | null>): RefCallback<HTMLDivElement> {
  return useCallback(
    (element) => {
      content.current = element;
      const place = element?.closest<HTMLElement>('[data-radix-popper-content-wrapper]');
      if (!place || place.popover) return;

      place.popover = 'manual';
      place.classList.add('floating-place');
      showOnTop(place);
    },
    [content],
  );
}
