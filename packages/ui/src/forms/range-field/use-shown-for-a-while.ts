import { useEffect, useState } from 'react';

/** Something that shows itself after each call of `show` and goes when nothing has called it for so many milliseconds. */
export function useShownForAWhile(lasting: number) {
  // A new object each time, so that a second change begins the time anew.
  const [shown, setShown] = useState<object>();

  useEffect(() => {
    if (!shown) return;
    const timer = setTimeout(() => setShown(undefined), lasting);
    return () => clearTimeout(timer);
  }, [shown, lasting]);

  return { isShown: shown !== undefined, show: () => setShown({}) };
}
