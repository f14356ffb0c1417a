import { type PointerEvent, useEffect, useRef } from 'react';

/** Spec §9: a menu stays open for this time after the mouse has left it, so that the way to it may cross its edge. */
export const MENU_HIDE_MS = 400;

interface HoverMenuRequest {
  enabled: boolean;
  show: () => void;
  hide: () => void;
}

/**
 * Handlers of a button and its menu: the menu is open while the mouse is on either. A finger only presses, and a
 * mouse counts once it moves: a page that appears or scrolls under a resting one opens nothing.
 */
export function useHoverMenu({ enabled, show, hide }: HoverMenuRequest) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const under = useRef<EventTarget>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  if (!enabled) return undefined;

  return {
    onPointerMove: ({ pointerType, currentTarget }: PointerEvent) => {
      if (pointerType !== 'mouse' || under.current === currentTarget) return;
      under.current = currentTarget;
      clearTimeout(timer.current);
      show();
    },
    onPointerLeave: ({ currentTarget }: PointerEvent) => {
      if (under.current !== currentTarget) return;
      under.current = undefined;
      timer.current = setTimeout(hide, MENU_HIDE_MS);
    },
  };
}
