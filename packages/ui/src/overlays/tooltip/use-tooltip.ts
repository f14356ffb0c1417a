import { type FocusEvent, type PointerEvent, type RefObject, useEffect, useState } from 'react';
import { prefersReducedMotion } from '../../internal/hooks/reduced-motion';

export type TooltipPhase = 'hidden' | 'waiting' | 'shown' | 'leaving';

/** Spec §9: shown after 200 ms, removed 150 ms after it was hidden. */
export const TOOLTIP_MS = { show: 200, dispose: 150 } as const;

/** Shown while the mouse or the keyboard focus is on the trigger or the mouse on the tooltip; a finger shows it by a tap. */
export function useTooltip(trigger: RefObject<HTMLElement | null>, bubble: RefObject<HTMLElement | null>) {
  const [phase, setPhase] = useState<TooltipPhase>('hidden');

  useEffect(() => {
    if (phase !== 'waiting' && phase !== 'leaving') return;

    const [next, delay] =
      phase === 'waiting' ? (['shown', TOOLTIP_MS.show] as const) : (['hidden', disposeTime()] as const);
    const timer = setTimeout(() => setPhase(next), delay);
    return () => clearTimeout(timer);
  }, [phase]);

  const show = () => setPhase((now) => (now === 'hidden' ? 'waiting' : now === 'leaving' ? 'shown' : now));
  const hide = () => setPhase((now) => (now === 'shown' ? 'leaving' : now === 'waiting' ? 'hidden' : now));

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

  return { phase, hide, pointerHandlers, triggerHandlers };
}

function disposeTime(): number {
  return prefersReducedMotion() ? 0 : TOOLTIP_MS.dispose;
}
