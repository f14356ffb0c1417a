import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { COLUMN_WIDTH } from './data-column';
import type { DataTableLabels } from './data-table.labels';
import { withinWidths } from './table-view';

const STEP_PX = 8;
const LONG_STEP_PX = 40;

interface ColumnResizerProps {
  header: string;
  width: number;
  /** Every step of a drag. */
  onDrag: (width: number) => void;
  /** The width that stays; `undefined` for the column's own. */
  onResize: (width: number | undefined) => void;
  words: DataTableLabels;
}

/** The edge of a column: dragged, or moved with the arrow keys. A double click resets the column to its own width. */
export function ColumnResizer({ header, width, onDrag, onResize, words }: ColumnResizerProps) {
  const from = useRef<{ x: number; width: number; now: number }>(undefined);
  // A stretched column is wider than its own width: the width on the screen is announced.
  const [drawn, setDrawn] = useState<number>();
  const [isDragged, setIsDragged] = useState(false);
  const now = drawn ?? width;

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
    follow(from.current.now, onDrag);
  }

  function end() {
    const held = from.current;
    from.current = undefined;
    setIsDragged(false);
    if (held && held.now !== held.width) follow(held.now, onResize);
  }

  function press(event: KeyboardEvent<HTMLElement>) {
    const next = widthAfter(event, drawnWidth(event.currentTarget));
    if (next === undefined) return;
    event.preventDefault();
    follow(withinWidths(next), onResize);
  }

  function follow(next: number, tell: (width: number) => void) {
    setDrawn(next);
    tell(next);
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: an hr cannot be moved; a separator with a value is the pattern for it.
    <span
      role="separator"
      tabIndex={0}
      aria-orientation="vertical"
      aria-label={words.width(header)}
      aria-valuenow={now}
      aria-valuemin={COLUMN_WIDTH.min}
      aria-valuemax={COLUMN_WIDTH.max}
      aria-valuetext={words.pixels(now)}
      data-state={isDragged ? 'dragged' : 'still'}
      className="u:column-edge"
      onFocus={(event) => setDrawn(drawnWidth(event.currentTarget))}
      onBlur={() => setDrawn(undefined)}
      onPointerDown={start}
      onPointerMove={drag}
      onPointerUp={end}
      onPointerCancel={end}
      onDoubleClick={() => {
        setDrawn(undefined);
        onResize(undefined);
      }}
      onKeyDown={press}
    />
  );
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
