import { type RefObject, useEffect, useState } from 'react';

/** Full screen of one element. `toggle` is undefined where the browser has none for elements (iPhone). */
export function useFullScreen(frame: RefObject<HTMLElement | null>) {
  const [fullScreen, setFullScreen] = useState(false);

  useEffect(() => {
    const follow = () => setFullScreen(document.fullscreenElement === frame.current);
    document.addEventListener('fullscreenchange', follow);
    return () => document.removeEventListener('fullscreenchange', follow);
  }, [frame]);

  function toggle() {
    const change = fullScreen ? document.exitFullscreen() : frame.current?.requestFullscreen();
    // A browser may refuse; the document stays readable in the page.
    change?.catch((error: unknown) => console.warn('Full screen was refused.', error));
  }

  return { fullScreen, toggle: document.fullscreenEnabled ? toggle : undefined };
}
