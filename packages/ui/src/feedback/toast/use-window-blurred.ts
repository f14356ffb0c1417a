import { useEffect, useState } from 'react';

/** True from the moment the window loses focus until it has it again: nobody reads a toast meanwhile. */
export function useWindowBlurred(): boolean {
  const [blurred, setBlurred] = useState(false);

  useEffect(() => {
    const leave = () => setBlurred(true);
    const comeBack = () => setBlurred(false);
    // A page opened in the background never had the focus that it could lose.
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
