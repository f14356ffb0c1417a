import { type PointerEvent, type RefObject, useRef, useState } from 'react';
import { isPhone } from '../hooks/use-phone';

const PULL_PX = 40;

export interface SheetPull {
  /** Called when it is swiped down by its header; not needed where vaul follows the finger. */
  onSwipeDown?: (() => void) | undefined;
}

/** A sheet that hides a part of its content fills the screen when its header is dragged up (Spec §2). */
export function useSheetPull(frame: RefObject<HTMLElement | null>, { onSwipeDown }: SheetPull) {
  const [grown, setGrown] = useState(false);
  const from = useRef<number>(undefined);

  function start(event: PointerEvent) {
    from.current = event.clientY;
  }

  function release(event: PointerEvent) {
    const pulled = (from.current ?? event.clientY) - event.clientY;
    from.current = undefined;
    if (!isPhone()) return;

    if (pulled > PULL_PX && hidesContent(frame.current)) setGrown(true);
    if (pulled < -PULL_PX) onSwipeDown?.();
  }

  return { grown, pullHandlers: { onPointerDown: start, onPointerUp: release } };
}

function hidesContent(frame: HTMLElement | null): boolean {
  const body = frame?.querySelector('.u\\:modal-body');
  return body ? body.scrollHeight > body.clientHeight : false;
}
