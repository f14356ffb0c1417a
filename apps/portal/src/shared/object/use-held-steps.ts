import { useEffect, useRef, useState } from 'react';
import { focusHeading } from '../screen/focus-heading';
import type { StepTarget } from './step-target';

interface HeldSteps<Step extends string> {
  may: (step: Step) => boolean;
  /** A dialog is open: what holds it stays, also without a step. */
  isHeld: boolean;
  targetOf: (step: Step) => StepTarget & Required<Pick<StepTarget, 'onOpenChange'>>;
}

/**
 * The steps that may be taken now, and the one whose dialog is open. When somebody else is faster the object has its next
 * state and not the step; the dialog stays then with what is typed in it, and the server’s refusal is told there. Its
 * button goes when it is closed, so the heading takes the focus.
 */
export function useHeldSteps<Step extends string>(
  steps: readonly Step[],
  target: StepTarget,
): HeldSteps<Step> {
  const [held, setHeld] = useState<Step>();
  const isGone = useRef(false);

  useEffect(() => {
    if (held !== undefined || !isGone.current) return;
    isGone.current = false;
    focusHeading();
  }, [held]);

  return {
    may: (step) => step === held || steps.includes(step),
    isHeld: held !== undefined,
    targetOf: (step) => ({
      ...target,
      onOpenChange(isOpen) {
        setHeld(isOpen ? step : undefined);
        isGone.current = !isOpen && !steps.includes(step);
        target.onOpenChange?.(isOpen);
      },
    }),
  };
}
