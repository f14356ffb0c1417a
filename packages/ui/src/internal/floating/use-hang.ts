import { type RefObject, useCallback } from 'react';
import type { Align } from './keep-beside';
import type { Place } from './placement';

/** Keeps an element beside its trigger by `place`, once that is loaded; returns a function that stops it. */
export function useHang(trigger: RefObject<HTMLElement | null>, align: Align, place: Place | undefined) {
  return useCallback(
    (frame: HTMLElement) =>
      trigger.current && place ? place(trigger.current, frame, align) : () => undefined,
    [trigger, align, place],
  );
}
