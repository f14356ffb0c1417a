import { type FocusEvent, type PointerEvent, type RefObject, useEffect, useState } from 'react';

/** Spec §9: shown after 200 ms. The 150 ms of hiding are those of its animation. */
export const TOOLTIP_SHOW_MS = 200;

type Phase = 'unasked' | 'hidden' | 'waiting' | 'shown';

/**
 * Shown while the trigger is hovered or has the keyboard focus, or the tooltip is hovered; a finger shows it by a
 * tap.
 */
export function useTooltip(trigger: RefObject<HTMLElement | null>, bubble: RefObject<HTMLElement | null>) {
  const [phase, setPhase] = useState<Phase>('unasked');

  useEffect(() => {
    if (phase !== 'waiting') return;

    const timer = setTimeout(() => setPhase('shown'), TOOLTIP_SHOW_MS);
    return () => clearTimeout(timer);
  }, [phase]);

  /** One that is still closing is shown again at once. */
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
    // A finger has no hover: its tap shows the tooltip, and the next press elsewhere hides it. A click of the mouse
    // hides it.
    onPointerDown: ({ pointerType }: PointerEvent) => (pointerType === 'touch' ? show() : hide()),
    onFocus: ({ currentTarget }: FocusEvent) => currentTarget.matches(':focus-visible') && show(),
    onBlur: () => !isHeld() && hide(),
  };

  return {
    /** A pointer or the focus came near the trigger: the code of the tooltip is needed. */
    isAsked: phase !== 'unasked',
    isShown: phase === 'shown',
    hide,
    pointerHandlers,
    triggerHandlers,
  };
}
