import { type FocusEvent, type PointerEvent, type RefObject, useEffect, useState } from 'react';

/** Spec §9: shown after 200 ms. How long it takes to go, 150 ms, is its animation's to say. */
export const TOOLTIP_SHOW_MS = 200;

type Phase = 'unasked' | 'hidden' | 'waiting' | 'shown';

/** Shown while the mouse or the keyboard focus is on the trigger or the mouse on the tooltip; a finger shows it by a tap. */
export function useTooltip(trigger: RefObject<HTMLElement | null>, bubble: RefObject<HTMLElement | null>) {
  const [phase, setPhase] = useState<Phase>('unasked');

  useEffect(() => {
    if (phase !== 'waiting') return;

    const timer = setTimeout(() => setPhase('shown'), TOOLTIP_SHOW_MS);
    return () => clearTimeout(timer);
  }, [phase]);

  /** One that is still drawn on its way out comes back at once. */
  const show = () => setPhase((now) => (now === 'shown' || bubble.current ? 'shown' : 'waiting'));
  const hide = () => setPhase((now) => (now === 'unasked' ? now : 'hidden'));

  const isHeld = () =>
    [trigger.current, bubble.current].some((element) => element?.matches(':hover, :focus-visible'));

  const pointerHandlers = {
    onPointerEnter: ({ pointerType }: PointerEvent) => pointerType === 'mouse' && show(),
    onPointerLeave: ({ pointerType }: PointerEvent) => pointerType === 'mouse' && !isHeld() && hide(),
  };

  const triggerHandlers = {
    ...pointerHandlers,
    // A finger has no hover: its tap shows, and the next press elsewhere hides. A click of the mouse has done its work.
    onPointerDown: ({ pointerType }: PointerEvent) => (pointerType === 'touch' ? show() : hide()),
    onFocus: ({ currentTarget }: FocusEvent) => currentTarget.matches(':focus-visible') && show(),
    onBlur: () => !isHeld() && hide(),
  };

  return {
    /** Somebody has come near the trigger: what draws the tooltip is wanted. */
    isAsked: phase !== 'unasked',
    isShown: phase === 'shown',
    hide,
    pointerHandlers,
    triggerHandlers,
  };
}
