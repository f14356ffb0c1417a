import { type RefObject, useEffect, useRef } from 'react';

/**
 * For a step that removes its own button, which had the focus: the heading takes it when the new state is shown.
 *
 * @param state another one after each step: the status, or the version
 * @returns what the step calls when it is done
 */
export function useFocusAfterStep(
  heading: RefObject<HTMLHeadingElement | null>,
  state: string | number,
): () => void {
  const isDone = useRef(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: it changes with the step.
  useEffect(() => {
    if (isDone.current) heading.current?.focus();
    isDone.current = false;
  }, [state]);

  return () => {
    isDone.current = true;
  };
}
