import { type RefObject, useLayoutEffect } from 'react';
import { isPhone } from '../hooks/use-phone';
import { type FloatingRequest, placementOf } from './floating-position';

export interface PlacementRequest extends Pick<FloatingRequest, 'align' | 'gap' | 'side'> {
  panel: RefObject<HTMLElement | null>;
  trigger?: RefObject<HTMLElement | null> | undefined;
  /** Below 768 px the style sheet makes it a bottom sheet instead. @default true */
  sheetOnPhone?: boolean;
}

/** Spec §9: a dropdown stands 10 px from its button. */
export const DROPDOWN = { gap: 10, side: 'below' } as const;

/** Keeps a fixed panel at its trigger as the page scrolls and the window changes. Without a trigger it does nothing. */
export function usePlacement({ panel, trigger, align, gap, side, sheetOnPhone = true }: PlacementRequest) {
  useLayoutEffect(() => {
    const element = panel.current;
    if (!element || !trigger) return;

    function place() {
      if (!element || !trigger?.current) return;
      if (sheetOnPhone && isPhone()) {
        Object.assign(element.style, { left: '', top: '', maxHeight: '' });
        return;
      }
      const isRightToLeft = getComputedStyle(trigger.current).direction === 'rtl';
      const { left, top, maxHeight } = placementOf({
        trigger: trigger.current.getBoundingClientRect(),
        // What scrolls has its full height inside; a tooltip never does.
        panel: {
          width: element.offsetWidth,
          height: sheetOnPhone
            ? element.scrollHeight + element.offsetHeight - element.clientHeight
            : element.offsetHeight,
        },
        viewport: { width: document.documentElement.clientWidth, height: window.innerHeight },
        align: isRightToLeft ? MIRRORED[align] : align,
        gap,
        side,
      });
      Object.assign(element.style, { left: `${left}px`, top: `${top}px`, maxHeight: `${maxHeight}px` });
    }

    place();
    // What comes into it or goes, such as another level of a menu, may want the other side. In the next frame: a size
    // that changes while sizes are told of is an error to the browser.
    let frame = 0;
    const resizes = new ResizeObserver(() => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(place);
    });
    resizes.observe(element);
    // Captured, as the scroll of an inner box does not bubble.
    window.addEventListener('scroll', place, { capture: true, passive: true });
    window.addEventListener('resize', place);
    return () => {
      resizes.disconnect();
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', place, { capture: true });
      window.removeEventListener('resize', place);
    };
  }, [panel, trigger, align, gap, side, sheetOnPhone]);
}

/** Which edge of the screen is the start hangs on the direction of the text. */
const MIRRORED = { start: 'end', end: 'start', center: 'center' } as const;
