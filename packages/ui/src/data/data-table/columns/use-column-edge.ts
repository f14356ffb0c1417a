import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { withinWidths } from '../table-view';
import { COLUMN_WIDTH } from './data-column';

const STEP_PX = 8;
const LONG_STEP_PX = 40;

interface ColumnEdgeInput {
  /** px */
  width: number;
  onDrag: (width: number) => void;
  onResize: (width: number | undefined) => void;
}

/** Moves the edge of a column by mouse, finger or keys. */
export function useColumnEdge({ width, onDrag, onResize }: ColumnEdgeInput) {
  // A stretched column is wider than its own width: the width on the screen is announced.
  const [drawn, setDrawn] = useState<number>();
  const { isDragged, handlers } = usePointerDrag({
    onMove: (next) => follow(next, onDrag),
    onEnd: (next) => follow(next, onResize),
  });

  function press(event: KeyboardEvent<HTMLElement>) {
    const next = widthAfter(event, drawnWidth(event.currentTarget));
    if (next === undefined) return;
    event.preventDefault();
    follow(withinWidths(next), onResize);
  }

  function reset() {
    setDrawn(undefined);
    onResize(undefined);
  }

  function follow(next: number, tell: (width: number) => void) {
    setDrawn(next);
    tell(next);
  }

  return {
    /** px, to be announced */
    now: drawn ?? width,
    isDragged,
    handlers: {
      ...handlers,
      onFocus: (event: { currentTarget: HTMLElement }) => setDrawn(drawnWidth(event.currentTarget)),
      onBlur: () => setDrawn(undefined),
      onDoubleClick: reset,
      onKeyDown: press,
    },
  };
}

interface PointerDrag {
  /** px, at each move */
  onMove: (width: number) => void;
  /** px, when the edge is let go at another place */
  onEnd: (width: number) => void;
}

/** The edge follows a mouse or a finger that holds it. */
function usePointerDrag({ onMove, onEnd }: PointerDrag) {
  const from = useRef<{ x: number; width: number; now: number }>(undefined);
  const [isDragged, setIsDragged] = useState(false);

  function start(event: PointerEvent<HTMLElement>) {
    // Dragging the header behind it would move the column.
    event.stopPropagation();
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    const drawnNow = drawnWidth(event.currentTarget);
    from.current = { x: event.clientX, width: drawnNow, now: drawnNow };
  }

  function drag(event: PointerEvent<HTMLElement>) {
    if (!from.current) return;
    event.stopPropagation();
    const moved = (event.clientX - from.current.x) * (isRightToLeft(event.currentTarget) ? -1 : 1);
    from.current.now = withinWidths(from.current.width + moved);
    setIsDragged(true);
    onMove(from.current.now);
  }

  function end() {
    const held = from.current;
    from.current = undefined;
    setIsDragged(false);
    if (held && held.now !== held.width) onEnd(held.now);
  }

  return {
    isDragged,
    handlers: { onPointerDown: start, onPointerMove: drag, onPointerUp: end, onPointerCancel: end },
  };
}

function drawnWidth(edge: HTMLElement): number {
  return withinWidths(edge.closest('th')?.getBoundingClientRect().width ?? COLUMN_WIDTH.start);
}

function isRightToLeft(element: Element): boolean {
  return getComputedStyle(element).direction === 'rtl';
}

/** The arrows move the edge in their direction; with Shift by a larger step. */
function widthAfter(event: KeyboardEvent, width: number): number | undefined {
  const step = (event.shiftKey ? LONG_STEP_PX : STEP_PX) * (isRightToLeft(event.currentTarget) ? -1 : 1);
  if (event.key === 'ArrowRight') return width + step;
  if (event.key === 'ArrowLeft') return width - step;
  if (event.key === 'Home') return COLUMN_WIDTH.min;
  if (event.key === 'End') return COLUMN_WIDTH.max;
  return undefined;
}
