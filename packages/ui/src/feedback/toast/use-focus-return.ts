import { type FocusEvent, useEffect, useRef } from 'react';

/**
 * A focused toast that is removed must not lose the focus: the next toast takes it, or after the last one the element
 * that had it before.
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
      // Not called when the toast itself is removed: React fires no blur for elements that it removes.
      onBlur: () => {
        isInside.current = false;
      },
    },
  };
}
