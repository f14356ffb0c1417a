import { type PointerEvent, useEffect, useRef } from 'react';

/** Spec §9: a menu that the mouse has left stays this long, so that the way to it may lead past its edge. */
export const MENU_HIDE_MS = 400;

interface HoverMenuRequest {
  enabled: boolean;
  show: () => void;
  hide: () => void;
}

/**
 * Handlers for a button and its menu alike: the menu is there while the mouse is on either. A finger only presses, and a
 * mouse comes by moving: where it rests, a page that appears or scrolls under it opens nothing.
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
