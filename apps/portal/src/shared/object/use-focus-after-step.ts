import { type RefObject, useEffect, useRef } from 'react';

/**
 * For a step that removes its own button, which had the focus: the heading takes it when the new status is shown.
 *
 * @returns what the step calls when it is done
 */
export function useFocusAfterStep(heading: RefObject<HTMLHeadingElement | null>, status: string): () => void {
  const isDone = useRef(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the status changes with the step.
  useEffect(() => {
    if (isDone.current) heading.current?.focus();
    isDone.current = false;
  }, [status]);

  return () => {
    isDone.current = true;
  };
}
