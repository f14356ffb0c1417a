import { useEffect, useState } from 'react';

/** Spec §9: reading and deleting take effect a second later, so that a list does not jump under the finger. */
const DELAY_MS = 1000;

export interface DelayedStep {
  name: 'reading' | 'removing';
  run: () => Promise<unknown> | undefined;
}

/**
 * One step at a time: it runs a second after it was asked for and is over when its promise is. Whoever leaves before
 * that has asked for it all the same, so it runs at once.
 */
export function useDelayedStep() {
  const [step, setStep] = useState<DelayedStep>();

  useEffect(() => {
    if (!step) return;

    let waiting = true;
    const run = () => {
      waiting = false;
      return Promise.resolve(step.run());
    };
    const over = () => setStep(undefined);
    // Who gave the step tells of its failure; here it is only over.
    const timer = setTimeout(() => void run().then(over, over), DELAY_MS);

    return () => {
      clearTimeout(timer);
      if (waiting) void run().catch(() => undefined);
    };
  }, [step]);

  return { pending: step?.name, ask: setStep };
}
