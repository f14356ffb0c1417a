import { useEffect, useState } from 'react';
import { prefersReducedMotion } from '../hooks/reduced-motion';
import { isPhone } from '../hooks/use-phone';

export type FloatingPhase = 'closed' | 'open' | 'closing';

export interface Floating {
  phase: FloatingPhase;
  /** Chosen at each opening and kept until the next: changing it while open would lose what was typed. */
  frame: 'panel' | 'sheet';
  open: () => void;
  close: () => void;
}

/**
 * Spec §4: a dropdown closes in 250 ms, the token `dropdown-close` of the animation. By a timer of its own, not by
 * Radix' presence: the state belongs to the button, which has no reference to the closing element. A story checks that
 * timer and animation have the same time.
 */
const CLOSE_MS = 250;

/** Open, closing for a quarter of a second, closed. */
export function useFloating(): Floating {
  const [phase, setPhase] = useState<FloatingPhase>('closed');
  const [frame, setFrame] = useState<Floating['frame']>('panel');

  function open() {
    setFrame(isPhone() ? 'sheet' : 'panel');
    setPhase('open');
  }

  useEffect(() => {
    if (phase !== 'closing') return;

    const timer = setTimeout(() => setPhase('closed'), prefersReducedMotion() ? 0 : CLOSE_MS);
    return () => clearTimeout(timer);
  }, [phase]);

  return { phase, frame, open, close: () => setPhase((now) => (now === 'open' ? 'closing' : now)) };
}
