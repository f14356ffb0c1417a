import { type RefObject, useEffect } from 'react';
import { isPhone } from '../hooks/use-phone';

/**
 * The on-screen keyboard of a phone covers the end of the viewport, where a sheet is. The sheet moves up into the
 * visible part and grows no higher than that, and the focused field stays visible.
 */
export function useKeyboardRoom(frame: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const seen = window.visualViewport;
    const sheet = frame.current;
    if (!seen || !sheet) return;

    function makeRoom() {
      const covered = coveredPx(seen);
      sheet?.style.setProperty('--urzad-keyboard', `${covered}px`);
      return covered;
    }

    /** Not on scroll: a person who has zoomed in may read elsewhere than at the field. */
    function keepFieldInSight() {
      const field = document.activeElement;
      if (makeRoom() > 0 && sheet?.contains(field)) field?.scrollIntoView({ block: 'nearest' });
    }

    // On other devices there is no such keyboard, and reading the sizes would force a layout of the page.
    if (isPhone()) keepFieldInSight();
    seen.addEventListener('resize', keepFieldInSight);
    seen.addEventListener('scroll', makeRoom);
    return () => {
      seen.removeEventListener('resize', keepFieldInSight);
      seen.removeEventListener('scroll', makeRoom);
    };
  }, [frame]);
}

/** The height that a keyboard covers. A pinch zoom shrinks the visual viewport too, and covers nothing. */
function coveredPx(seen: VisualViewport | null): number {
  if (!seen) return 0;
  return Math.max(0, Math.round(window.innerHeight - seen.height * seen.scale - seen.offsetTop));
}
