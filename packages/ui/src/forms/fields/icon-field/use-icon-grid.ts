import { useVirtualizer } from '@tanstack/react-virtual';
import { type KeyboardEvent, type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import { withActive } from '../../../internal/row-window/row-window';
import { cellAfter } from './grid-keys';

interface Given {
  /** The element that scrolls. */
  frame: RefObject<HTMLElement | null>;
  count: number;
  /** The cell that is in the tab order at first. */
  first: number;
  /** The keys leave the grid for the search field: upwards, or by typing a letter. */
  onLeave: () => void;
}

/** A cell is a square of 48 px, the size of a touch target. */
const CELL = 48;

/** Rows rendered beyond the visible ones, so that a fast scroll shows no gap. */
const OVERSCAN = 4;

/** The size of the frame where there is no layout: on a server and in some tests. */
const FIRST_RECT = { width: 336, height: 320 };

/** The rendered rows of a grid, its cell in the tab order, and the actions of its keys. */
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

  // The chosen icon is visible from the start.
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

/** The number of cells in a row, observed as the panel changes its width. */
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

/** A letter is for the search field: the focus is there before the letter is inserted. */
function isTyped({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return key.length === 1 && key !== ' ' && !ctrlKey && !metaKey && !altKey;
}
