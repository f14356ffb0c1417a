import { type RefObject, useCallback } from 'react';
import { type Align, keepBeside } from './keep-beside';

/** Keeps an element beside its trigger; returns a function that stops it. */
export function useHang(trigger: RefObject<HTMLElement | null>, align: Align) {
  return useCallback(
    (frame: HTMLElement) => (trigger.current ? keepBeside(trigger.current, frame, align) : () => undefined),
    [trigger, align],
  );
}
