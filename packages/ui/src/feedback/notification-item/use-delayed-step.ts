import { useEffect, useState } from 'react';

/** Spec §9: reading and deleting take effect a second later, so that the list does not move under the finger. */
const DELAY_MS = 1000;

export interface DelayedStep {
  name: 'reading' | 'removing';
  run: () => Promise<unknown> | undefined;
}

/**
 * One action at a time: it runs a second after it was chosen and ends with its promise. When the component unmounts
 * before that, it runs at once.
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
      // The component is unmounted and cannot show a failure; the caller may.
      if (waiting) void run().catch(() => undefined);
    };
  }, [step]);

  function ask(next: DelayedStep) {
    setFailed(undefined);
    setStep(next);
  }

  return { pending: step?.name, failed, ask };
}
