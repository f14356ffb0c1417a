import { useEffect, useState } from 'react';
import { prefersReducedMotion } from '../hooks/reduced-motion';
import { isPhone } from '../hooks/use-phone';

export type FloatingPhase = 'closed' | 'open' | 'closing';

export interface Floating {
  phase: FloatingPhase;
  /** Chosen at each opening and kept until the next: another frame in its place would lose what was typed. */
  frame: 'panel' | 'sheet';
  open: () => void;
  close: () => void;
}

/**
 * Spec §4: a dropdown takes 250 ms to leave, the token `dropdown-close` of the animation. By a timer of its own, not by
 * `usePresence`: the state lies with the button, which has no hold on the element that leaves. A story holds the timer
 * and the animation to the same time.
 */
const CLOSE_MS = 250;

/** Open, leaving for a quarter of a second, gone. `startsOpen` opens it as soon as it is there. */
export function useFloating(startsOpen = false): Floating {
  const [phase, setPhase] = useState<FloatingPhase>('closed');
  const [frame, setFrame] = useState<Floating['frame']>('panel');

  function open() {
    setFrame(isPhone() ? 'sheet' : 'panel');
    setPhase('open');
  }

  useEffect(() => {
    if (!startsOpen) return;
    setFrame(isPhone() ? 'sheet' : 'panel');
    setPhase('open');
  }, [startsOpen]);

  useEffect(() => {
    if (phase !== 'closing') return;

    const timer = setTimeout(() => setPhase('closed'), prefersReducedMotion() ? 0 : CLOSE_MS);
    return () => clearTimeout(timer);
  }, [phase]);

  return { phase, frame, open, close: () => setPhase((now) => (now === 'open' ? 'closing' : now)) };
}
