import { type PointerEvent, useRef, useState } from 'react';

/** Smaller movements are those of a trembling hand during a click. */
const DRAG_FROM_PX = 6;

interface Drag {
  key: string;
  startX: number;
  moving: boolean;
}

interface ColumnDrag {
  /** The dragged column, and the one whose position it would take. */
  dragged: string | undefined;
  target: string | undefined;
  /** For each header cell, which has `data-column`. */
  handlers: (key: string) => {
    onPointerDown: (event: PointerEvent) => void;
    onPointerMove: (event: PointerEvent) => void;
    onPointerUp: (event: PointerEvent) => void;
    onPointerCancel: () => void;
    onClickCapture: (event: { stopPropagation: () => void; preventDefault: () => void }) => void;
  };
}

/** Moves columns by dragging their headers with a mouse or a pen; a finger scrolls the table instead. */
export function useColumnDrag(onMove: (key: string, target: string) => void): ColumnDrag {
  const drag = useRef<Drag>(undefined);
  const justDragged = useRef(false);
  const [held, setHeld] = useState<{ dragged: string; target: string }>();

  function end() {
    drag.current = undefined;
    setHeld(undefined);
  }

  return {
    dragged: held?.dragged,
    target: held && held.target !== held.dragged ? held.target : undefined,
    handlers: (key) => ({
      onPointerDown(event) {
        justDragged.current = false;
        if (event.button !== 0 || event.pointerType === 'touch') return;
        drag.current = { key, startX: event.clientX, moving: false };
      },
      onPointerMove(event) {
        const now = drag.current;
        if (!now) return;
        if (!now.moving && Math.abs(event.clientX - now.startX) < DRAG_FROM_PX) return;
        if (!now.moving) event.currentTarget.setPointerCapture(event.pointerId);
        now.moving = true;
        setHeld({ dragged: now.key, target: columnUnder(event) ?? now.key });
      },
      onPointerUp(event) {
        const target = columnUnder(event);
        if (drag.current?.moving && target) {
          justDragged.current = true;
          onMove(drag.current.key, target);
        }
        end();
      },
      onPointerCancel: end,
      // The end of a drag is a click on the header too, which must not sort.
      onClickCapture(event) {
        if (!justDragged.current) return;
        justDragged.current = false;
        event.preventDefault();
        event.stopPropagation();
      },
    }),
  };
}

function columnUnder({ clientX, clientY }: PointerEvent): string | undefined {
  const cell = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('th[data-column]');
  return cell?.dataset.column;
}
