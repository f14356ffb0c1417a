import { type RefObject, useEffect, useEffectEvent } from 'react';

/** F toggles full screen while the focus is inside the console, but never in a text field (Spec §2). */
export function useFullScreenKey(body: RefObject<HTMLElement | null>, open: boolean, onToggle: () => void) {
  const follow = useEffectEvent((event: KeyboardEvent) => {
    const { target } = event;
    if (!isFullScreenKey(event) || !(target instanceof Element)) return;

    // The header of the dialog belongs to the console as well, so the whole dialog counts.
    const isInside = body.current?.closest('[role="dialog"]')?.contains(target);
    if (isInside && !target.closest('input, textarea, select')) onToggle();
  });

  useEffect(() => {
    if (!open) return undefined;
    document.addEventListener('keydown', follow);
    return () => document.removeEventListener('keydown', follow);
  }, [open]);
}

/** With a modifier the key is the browser's. */
function isFullScreenKey({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return key.toLowerCase() === 'f' && !ctrlKey && !metaKey && !altKey;
}
