import { useVirtualizer } from '@tanstack/react-virtual';
import { type KeyboardEvent, type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import { withActive } from '../../internal/row-window/row-window';
import { cellAfter } from './grid-keys';

interface Given {
  /** The element that scrolls. */
  frame: RefObject<HTMLElement | null>;
  count: number;
  /** The cell that is in the order of Tab to begin with. */
  first: number;
  /** The keys lead out of the grid, back to the box: upwards, or by a letter to be typed there. */
  onLeave: () => void;
}

/** A cell is a square of 48 px, so that a thumb meets one icon. */
const CELL = 48;

/** Rows drawn beyond the edge, so that a fast scroll shows no gap. */
const OVERSCAN = 4;

/** What a server or a test without a layout takes for the size of the frame. */
const FIRST_RECT = { width: 336, height: 320 };

/** Which rows of a grid are in the page, which of its cells is in the order of Tab, and where its keys lead. */
export function useIconGrid({ frame, count, first, onLeave }: Given) {
  const columns = useColumns(frame);
  const [active, setActive] = useState(first);
  const [moves, setMoves] = useState(0);
  const activeRow = Math.floor(active / columns);
  const virtualizer = useVirtualizer({
    count: Math.ceil(count / columns),
    getScrollElement: () => frame.current,
    estimateSize: () => CELL,
    overscan: OVERSCAN,
    initialRect: FIRST_RECT,
    rangeExtractor: ({ startIndex, endIndex, overscan, count: rows }) =>
      withActive(startIndex - overscan, endIndex + overscan, activeRow, rows),
  });
  const enter = () => setMoves((now) => now + 1);

  // What was chosen before is in sight from the start.
  useLayoutEffect(() => virtualizer.scrollToIndex(activeRow), [virtualizer, activeRow]);
  useEffect(() => {
    if (moves === 0) return;
    frame.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus({ preventScroll: true });
  }, [moves, frame]);

  function press(event: KeyboardEvent<HTMLElement>) {
    const rows = Math.max(1, Math.floor((frame.current?.clientHeight ?? 0) / CELL));
    const isRtl = event.currentTarget.matches(':dir(rtl)');
    const next = cellAfter(event, active, { columns, count, rows, isRtl });
    if (next === 'up' || isTyped(event)) return onLeave();
    if (next === undefined) return;
    event.preventDefault();
    setActive(next);
    enter();
  }

  return { columns, active, virtualizer, press, enter };
}

/** How many cells fit beside each other, followed as the panel changes its width. */
function useColumns(frame: RefObject<HTMLElement | null>): number {
  const [columns, setColumns] = useState(Math.floor(FIRST_RECT.width / CELL));

  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return;

    const watch = new ResizeObserver(([entry]) => {
      const width = entry?.contentRect.width ?? FIRST_RECT.width;
      setColumns(Math.max(1, Math.floor(width / CELL)));
    });
    watch.observe(element);
    return () => watch.disconnect();
  }, [frame]);

  return columns;
}

/** A letter belongs to the box: the focus is there before the letter is written. */
function isTyped({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return key.length === 1 && key !== ' ' && !ctrlKey && !metaKey && !altKey;
}
