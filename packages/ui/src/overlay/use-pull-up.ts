import { type PointerEvent, type RefObject, useRef, useState } from 'react';
import { isPhone } from '../hooks/use-phone';

const PULL_PX = 40;

/** A sheet that hides a part of its content fills the screen when its head is pulled up (Spec §2). */
export function usePullUp(frame: RefObject<HTMLElement | null>) {
  const [grown, setGrown] = useState(false);
  const from = useRef(0);

  function start(event: PointerEvent) {
    from.current = event.clientY;
  }

  function release(event: PointerEvent) {
    const pulled = from.current - event.clientY > PULL_PX;
    if (pulled && isPhone() && hidesContent(frame.current)) setGrown(true);
  }

  return { grown, pullHandlers: { onPointerDown: start, onPointerUp: release } };
}

function hidesContent(frame: HTMLElement | null): boolean {
  const body = frame?.querySelector('.modal-body');
  return body ? body.scrollHeight > body.clientHeight : false;
}
