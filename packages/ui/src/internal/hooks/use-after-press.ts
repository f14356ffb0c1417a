import { useEffect, useRef } from 'react';

/**
 * Runs a function as soon as no button of the pointer is down. A field that is blurred by a press on `Wyślij` would
 * show its error at once, and move the button before the press has ended. `atRelease` runs before the click of the
 * press, `afterPress` after it.
 */
export function useAfterPress() {
  const isDown = useRef(false);
  const releasing = useRef<(() => void)[]>([]);
  const waiting = useRef<(() => void)[]>([]);

  useEffect(() => {
    const press = () => {
      isDown.current = true;
    };
    const release = () => {
      isDown.current = false;
      for (const then of releasing.current.splice(0)) then();
      // The browser dispatches `click` after `pointerup`, in the same task.
      setTimeout(() => {
        for (const then of waiting.current.splice(0)) then();
      });
    };
    window.addEventListener('pointerdown', press, { capture: true });
    window.addEventListener('pointerup', release, { capture: true });
    window.addEventListener('pointercancel', release, { capture: true });
    return () => {
      window.removeEventListener('pointerdown', press, { capture: true });
      window.removeEventListener('pointerup', release, { capture: true });
      window.removeEventListener('pointercancel', release, { capture: true });
    };
  }, []);

  return {
    afterPress: (then: () => void) => {
      if (isDown.current) waiting.current.push(then);
      else then();
    },
    atRelease: (then: () => void) => {
      if (isDown.current) releasing.current.push(then);
      else then();
    },
    forget: () => {
      waiting.current = [];
    },
  };
}
