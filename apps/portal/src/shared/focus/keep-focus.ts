import { MAIN_ID } from '@urzad/ui/layouts';
import { useEffect, useRef } from 'react';

/** For what takes away the button that was pressed: where nothing has the focus then, the heading of the screen gets it. */
export function keepFocus(): void {
  const { activeElement, body } = document;
  if (activeElement && activeElement !== body) return;
  const main = document.getElementById(MAIN_ID);
  (main?.querySelector<HTMLElement>('h1[tabindex]') ?? main)?.focus({ preventScroll: true });
}

/** The same for a part that goes by its own button: the result is called when it is pressed. */
export function useLeftFocus(): () => void {
  const wasPressed = useRef(false);
  useEffect(
    () => () => {
      if (wasPressed.current) keepFocus();
    },
    [],
  );

  return () => {
    wasPressed.current = true;
  };
}
