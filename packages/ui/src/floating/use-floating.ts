import { useEffect, useState } from 'react';

export type FloatingPhase = 'closed' | 'open' | 'closing';

/** Spec §4: a dropdown takes 250 ms to leave. */
const CLOSE_MS = 250;

/** Open, leaving for a quarter of a second, gone. */
export function useFloating(firstPhase: FloatingPhase = 'closed') {
  const [phase, setPhase] = useState<FloatingPhase>(firstPhase);

  useEffect(() => {
    if (phase !== 'closing') return;

    const timer = setTimeout(() => setPhase('closed'), CLOSE_MS);
    return () => clearTimeout(timer);
  }, [phase]);

  return {
    phase,
    open: () => setPhase('open'),
    close: () => setPhase((now) => (now === 'open' ? 'closing' : now)),
  };
}
