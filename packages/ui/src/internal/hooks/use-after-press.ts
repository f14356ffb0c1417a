import { useEffect, useRef } from 'react';

/** A touch ends before the browser moves the focus: only then come the `mousedown` and `mouseup` of a tap. */
const PRESSES = ['pointerdown', 'mousedown'] as const;
const RELEASES = ['pointerup', 'pointercancel', 'mouseup'] as const;

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
      // The browser dispatches `click` in the same task.
      setTimeout(() => {
        for (const then of waiting.current.splice(0)) then();
      });
    };
    const controller = new AbortController();
    const options = { capture: true, signal: controller.signal };
    for (const type of PRESSES) window.addEventListener(type, press, options);
    for (const type of RELEASES) window.addEventListener(type, release, options);
    return () => controller.abort();
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
