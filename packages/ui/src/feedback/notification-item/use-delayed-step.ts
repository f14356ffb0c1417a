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
  const [failed, setFailed] = useState<DelayedStep['name']>();

  useEffect(() => {
    if (!step) return;

    let waiting = true;
    const run = () => {
      waiting = false;
      return Promise.resolve(step.run());
    };
    const over = () => setStep(undefined);
    const fail = () => {
      setFailed(step.name);
      over();
    };
    const timer = setTimeout(() => void run().then(over, fail), DELAY_MS);

    return () => {
      clearTimeout(timer);
      // Nobody is left to read of a failure here; who gave the step may tell of it.
      if (waiting) void run().catch(() => undefined);
    };
  }, [step]);

  function ask(next: DelayedStep) {
    setFailed(undefined);
    setStep(next);
  }

  return { pending: step?.name, failed, ask };
}
