import { type RefCallback, type RefObject, useCallback } from 'react';
import { showOnTop } from '../overlay/top-layer';
import './on-top.css';

/**
 * The ref for the content of a Radix part. Radix positions it by a wrapper, rendered where the content is written:
 * the wrapper goes into the browser's top layer, where no scrolling parent clips it. By the ref, as effects of the
 * content run before those of the wrapper.
 */
export function useOnTop(content: RefObject<HTMLDivElement | null>): RefCallback<HTMLDivElement> {
  return useCallback(
    (element) => {
      content.current = element;
      const place = element?.closest<HTMLElement>('[data-radix-popper-content-wrapper]');
      if (!place || place.popover) return;

      place.popover = 'manual';
      place.classList.add('u:floating-place');
      showOnTop(place);
    },
    [content],
  );
}
