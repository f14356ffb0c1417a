import { type RefObject, useCallback } from 'react';
import { type Align, keepBeside } from './keep-beside';

/** Keeps an element beside the button on which it hangs, until the answer is called. */
export function useHang(trigger: RefObject<HTMLElement | null>, align: Align) {
  return useCallback(
    (frame: HTMLElement) => (trigger.current ? keepBeside(trigger.current, frame, align) : () => undefined),
    [trigger, align],
  );
}
