import { type RefObject, useEffect, useState } from 'react';
import { usePart } from '../../foundations/lazy-part/use-part';
import { sortablePart } from './sortable-part';

/**
 * The part, once it is loaded and nobody is in the list: the items are rendered anew with it, which would take the
 * focus from a person or close the menu of a row.
 */
export function useHeldPart(list: RefObject<HTMLElement | null>, isNeeded: boolean) {
  const loaded = usePart(sortablePart, { isNeeded });
  const [isTaken, setTaken] = useState(() => typeof loaded === 'object');
  const part = typeof loaded === 'object' ? loaded : undefined;

  useEffect(() => {
    if (!part || isTaken) return;
    const take = () => {
      if (!isInUse(list.current)) setTaken(true);
    };
    const later = () => requestAnimationFrame(take);
    take();
    for (const event of EVENTS) document.addEventListener(event, later);
    return () => {
      for (const event of EVENTS) document.removeEventListener(event, later);
    };
  }, [part, isTaken, list]);

  return isTaken ? part : undefined;
}

const EVENTS = ['focusin', 'focusout'] as const;

/** It has the focus, or a layer above it will give the focus back. */
function isInUse(list: HTMLElement | null): boolean {
  if (!list) return false;
  return list.contains(document.activeElement) || list.closest('[aria-hidden="true"], [inert]') !== null;
}
