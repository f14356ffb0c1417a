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
      if (!seen || !sheet) return;
      const covered = Math.round(Math.max(0, window.innerHeight - seen.height - seen.offsetTop));
      sheet.style.setProperty('--keyboard', `${covered}px`);

      const field = document.activeElement;
      if (covered > 0 && sheet.contains(field)) field?.scrollIntoView({ block: 'nearest' });
    }

    // Elsewhere there is no such keyboard as a layer opens, and asking would make the browser lay out the page at once.
    if (isPhone()) makeRoom();
    seen.addEventListener('resize', makeRoom);
    seen.addEventListener('scroll', makeRoom);
    return () => {
      seen.removeEventListener('resize', makeRoom);
      seen.removeEventListener('scroll', makeRoom);
    };
  }, [frame]);
}
