import { type FocusEvent, useEffect, useRef } from 'react';

/**
 * A toast that goes while the focus is on it must not leave the person nowhere: the next toast takes the focus, or
 * after the last one whatever had it before.
 */
export function useFocusReturn(count: number) {
  const corner = useRef<HTMLElement>(null);
  const returnTo = useRef<HTMLElement>(null);
  const isInside = useRef(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: fewer toasts is the very news.
  useEffect(() => {
    if (!isInside.current || corner.current?.contains(document.activeElement)) return;
    const next = corner.current?.querySelector<HTMLElement>('button');
    (next ?? returnTo.current)?.focus();
    if (!next) isInside.current = false;
  }, [count]);

  return {
    corner,
    focusHandlers: {
      onFocus: ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
        isInside.current = true;
        if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget))
          returnTo.current = relatedTarget;
      },
      // Not heard when the toast itself is taken away: React tells nothing of the changes it makes.
      onBlur: () => {
        isInside.current = false;
      },
    },
  };
}
