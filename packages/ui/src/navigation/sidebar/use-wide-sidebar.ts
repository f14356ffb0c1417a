import {
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react';
import { useHandedFocus } from './use-handed-focus';
import { useSidebarDelay } from './use-sidebar-delay';

/**
 * A rail shows its names while a mouse is on it, while the focus is in it, or after its button was pressed; leaving
 * it, Escape and a press outside end that. A mouse counts once it moves: a page that appears under a resting one
 * opens nothing.
 */
export function useWideSidebar(sidebar: RefObject<HTMLElement | null>) {
  const [wanted, setWanted] = useState(false);
  const isWide = useSidebarDelay(wanted);
  const isHanding = useHandedFocus(sidebar, isWide);
  const isUnderMouse = useRef(false);

  useEffect(() => {
    if (!wanted) return;

    function narrowUnlessInside({ target }: Event) {
      if (target instanceof Node && !sidebar.current?.contains(target)) setWanted(false);
    }
    document.addEventListener('pointerdown', narrowUnlessInside);
    return () => document.removeEventListener('pointerdown', narrowUnlessInside);
  }, [wanted, sidebar]);

  const handlers = {
    onPointerMove: ({ pointerType }: PointerEvent) => {
      if (pointerType !== 'mouse' || isUnderMouse.current) return;
      isUnderMouse.current = true;
      setWanted(true);
    },
    onPointerLeave: ({ pointerType, currentTarget }: PointerEvent) => {
      if (pointerType !== 'mouse') return;
      isUnderMouse.current = false;
      if (!currentTarget.querySelector(':focus-visible')) setWanted(false);
    },
    onFocus: ({ target }: FocusEvent) => {
      // A focus that a narrowed rail keeps does not widen it again.
      if (target.matches(':focus-visible') && !isHanding.current) setWanted(true);
    },
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (relatedTarget && !currentTarget.contains(relatedTarget)) setWanted(false);
    },
    onKeyDown: ({ key }: KeyboardEvent) => {
      if (key === 'Escape') setWanted(false);
    },
  };

  // Negates what is shown, not what was asked for: a press of a key also focuses, which has already widened the sidebar.
  return { isWide, toggle: () => setWanted(!isWide), handlers };
}
