import { type RefObject, useEffect } from 'react';
import { isPhone } from '../hooks/use-phone';

/**
 * The keyboard of a phone covers the end of the window, where a sheet stands. The sheet moves up to what is left to
 * see and grows no taller than that, and the field being typed in stays in sight.
 */
export function useKeyboardRoom(frame: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const seen = window.visualViewport;
    const sheet = frame.current;
    if (!seen || !sheet) return;

    function makeRoom() {
      const covered = coveredPx(seen);
      sheet?.style.setProperty('--keyboard', `${covered}px`);
      return covered;
    }

    /** Not as the window is moved: whoever has zoomed in may look elsewhere than at the field. */
    function keepFieldInSight() {
      const field = document.activeElement;
      if (makeRoom() > 0 && sheet?.contains(field)) field?.scrollIntoView({ block: 'nearest' });
    }

    // Elsewhere there is no such keyboard as a layer opens, and asking would make the browser lay out the page at once.
    if (isPhone()) keepFieldInSight();
    seen.addEventListener('resize', keepFieldInSight);
    seen.addEventListener('scroll', makeRoom);
    return () => {
      seen.removeEventListener('resize', keepFieldInSight);
      seen.removeEventListener('scroll', makeRoom);
    };
  }, [frame]);
}

/** What a keyboard covers. Two fingers that zoom make the part that is seen smaller too, and cover nothing. */
function coveredPx(seen: VisualViewport | null): number {
  if (!seen) return 0;
  return Math.max(0, Math.round(window.innerHeight - seen.height * seen.scale - seen.offsetTop));
}
