import { type PointerEvent, useState } from 'react';

/** The distance, as a part of its width, after which a dragged toast is dismissed (Spec §9). */
const DRAG_PART = 0.6;

/** A finger moves a little during a tap: movements up to this are clicks, px. */
const CLICK_PX = 4;

interface Drag {
  from: number;
  by: number;
  /** The largest distance so far: dragging back cancels the drag, and is no click. */
  farthest: number;
  limit: number;
}

/** A toast is dismissed by dragging it sideways or by a click. Buttons in it keep their own clicks. */
export function useToastDrag(onDismiss: () => void) {
  const [drag, setDrag] = useState<Drag>();

  function start(event: PointerEvent<HTMLElement>) {
    const onButton = event.target instanceof Element && event.target.closest('button');
    if (event.button !== 0 || onButton) return;

    event.currentTarget.setPointerCapture(event.pointerId);
    const limit = event.currentTarget.offsetWidth * DRAG_PART;
    setDrag({ from: event.clientX, by: 0, farthest: 0, limit });
  }

  function move(event: PointerEvent<HTMLElement>) {
    if (!drag) return;
    const by = event.clientX - drag.from;
    setDrag({ ...drag, by, farthest: Math.max(drag.farthest, Math.abs(by)) });
  }

  function release() {
    if (!drag) return;

    if (drag.farthest < CLICK_PX || Math.abs(drag.by) >= drag.limit) onDismiss();
    else setDrag(undefined);
  }

  return {
    dragging: drag !== undefined,
    style: drag && {
      transform: `translateX(${drag.by}px)`,
      opacity: Math.max(0, 1 - Math.abs(drag.by) / drag.limit),
    },
    dragHandlers: {
      onPointerDown: start,
      onPointerMove: move,
      onPointerUp: release,
      onPointerCancel: () => setDrag(undefined),
    },
  };
}
