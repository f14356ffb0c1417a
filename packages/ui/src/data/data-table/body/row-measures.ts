import type { Rect, Virtualizer } from '@tanstack/react-virtual';

type RowVirtualizer = Virtualizer<HTMLDivElement, HTMLTableRowElement>;

/**
 * The height of a row as the ResizeObserver reports it after the layout. Measuring before that would force a layout
 * of the whole table.
 */
export function rowHeight(
  row: HTMLTableRowElement,
  told: ResizeObserverEntry | undefined,
  { itemSizeCache, options, indexFromElement }: RowVirtualizer,
): number {
  const [box] = told?.borderBoxSize ?? [];
  if (box) return Math.round(box.blockSize);
  const index = indexFromElement(row);
  return itemSizeCache.get(options.getItemKey(index)) ?? options.estimateSize(index);
}

/** The size of the frame, observed like the heights of rows. */
export function watchFrame({ scrollElement }: RowVirtualizer, tell: (rect: Rect) => void) {
  if (!scrollElement) return;

  const watch = new ResizeObserver(([entry]) => {
    const [box] = entry?.contentBoxSize ?? [];
    if (box) tell({ width: Math.round(box.inlineSize), height: Math.round(box.blockSize) });
  });
  watch.observe(scrollElement);
  return () => watch.disconnect();
}
