import { type PointerEvent, type RefObject, useState } from 'react';
import { isPhone } from '../hooks/use-phone';
import { releaseOf } from './sheet-drag';

interface Pull {
  from: number;
  by: number;
  startedAt: number;
}

/** Lets a bottom sheet be pulled by its head. Buttons in the head keep their clicks. */
export function useSheetDrag(sheet: RefObject<HTMLElement | null>, onClose: () => void) {
  const [pull, setPull] = useState<Pull>();
  const [grown, setGrown] = useState(false);

  function start(event: PointerEvent<HTMLElement>) {
    const onButton = event.target instanceof Element && event.target.closest('button, a');
    if (!isPhone() || event.button !== 0 || onButton) return;

    event.currentTarget.setPointerCapture(event.pointerId);
    setPull({ from: event.clientY, by: 0, startedAt: event.timeStamp });
  }

  function move(event: PointerEvent<HTMLElement>) {
    if (pull) setPull({ ...pull, by: event.clientY - pull.from });
  }

  function release(event: PointerEvent<HTMLElement>) {
    if (!pull) return;

    const during = event.timeStamp - pull.startedAt;
    const height = sheet.current?.offsetHeight ?? window.innerHeight;
    const meant = releaseOf({ by: pull.by, during, height, grown });
    if (meant === 'close') return onClose();

    setPull(undefined);
    if (meant !== 'stay') setGrown(meant === 'grow');
  }

  return {
    grown,
    dragged: pull !== undefined,
    /** Up, the sheet only grows at the end: it never leaves the bottom edge. */
    style: pull && pull.by > 0 ? { transform: `translateY(${pull.by}px)` } : undefined,
    dragHandlers: {
      onPointerDown: start,
      onPointerMove: move,
      onPointerUp: release,
      onPointerCancel: () => setPull(undefined),
    },
  };
}
