import { useEffect, useState } from 'react';

/** True while the window has no focus: nobody reads a toast meanwhile. */
export function useWindowBlurred(): boolean {
  const [blurred, setBlurred] = useState(false);

  useEffect(() => {
    const leave = () => setBlurred(true);
    const comeBack = () => setBlurred(false);
    // A page opened in the background never fires blur.
    if (document.visibilityState === 'hidden') leave();
    window.addEventListener('blur', leave);
    window.addEventListener('focus', comeBack);
    return () => {
      window.removeEventListener('blur', leave);
      window.removeEventListener('focus', comeBack);
    };
  }, []);

  return blurred;
}
