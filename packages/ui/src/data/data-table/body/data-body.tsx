import { useVirtualizer } from '@tanstack/react-virtual';
import { type ReactNode, type RefObject, useCallback, useLayoutEffect, useState } from 'react';
import { useHydrated } from '../../../foundations/hydrated/use-hydrated';
import { useWasIdle } from '../../../foundations/lazy-part/use-idle-part';
import { usePrinting } from '../../../internal/printing/use-printing';
import { Gap, withActive } from '../../../internal/row-window/row-window';
import { isSelected, type TableSelection } from '../selection/table-selection';
import type { ModelRow } from '../use-table-model';
import { DataRow, type DataRowProps } from './data-row';
import { rowHeight, watchFrame } from './row-measures';

/**
 * Up to this number every row is in the page, so that it can be searched and printed; above it, only the visible
 * ones.
 */
const WINDOWED_FROM = 100;

/** Heights of rows of one line, px; the typical height of a table is measured at its first row. */
const ROW_HEIGHT = { loose: 52, dense: 46 };

/** Rows rendered beyond the visible ones, so that a fast scroll shows no gap. */
const OVERSCAN = 8;

/**
 * Rows come and go by so many at once: a frame of a scroll in which none does costs no layout of the table, which takes
 * as long for one row as for some.
 */
const STEP = 3;

/** What a server sends of a table with windowing, which has more: the rows that fill a frame, whose size it does not know. */
const SENT = { rows: 20, rect: { width: 1024, height: 640 } };

/** As high as the style sheet lets the frame be in most windows. A wrong guess costs a second rendering before the painting. */
function likelyRoom(): typeof SENT {
  return { rows: 1, rect: { width: window.innerWidth, height: window.innerHeight * 0.75 } };
}

/** The `aria-rowindex` of the first row: the headers are row 1. */
const FIRST_ROW = 2;

export interface DataBodyProps<Row> extends Pick<DataRowProps<Row>, 'columns' | 'density' | 'onToggle'> {
  rows: readonly ModelRow<Row>[];
  selection: TableSelection<Row> | undefined;
  selectLabel: (row: string) => string;
  /** The row in the tab order; -1 where rows do not open. */
  activeIndex: number;
  /** The number of rows on the pages before this one. */
  offset: number;
  /** The element that scrolls. */
  frame: RefObject<HTMLDivElement | null>;
}

/** So many rows of a table with windowing are printed: about forty sheets of paper. */
const PRINTED = 1000;

/** The first rows of a table, for paper. */
export function printedOf<Row>(rows: readonly Row[]): readonly Row[] {
  return rows.slice(0, PRINTED);
}

export function isWindowed(rows: readonly unknown[]): boolean {
  return rows.length > WINDOWED_FROM;
}

export function DataBody<Row>(props: DataBodyProps<Row>) {
  return isWindowed(props.rows) ? (
    <WindowedRows {...props} />
  ) : (
    props.rows.map((row, index) => <DataRow key={row.id} {...rowProps(props, row, index)} />)
  );
}

/** Rows of a real table; empty rows take the space of the rows that are not rendered. */
function WindowedRows<Row>(props: DataBodyProps<Row>) {
  const { rows, columns, density, frame, selection, activeIndex } = props;
  const [learnt, setLearnt] = useState<{ density: typeof density; height: number }>();
  const height = learnt?.density === density ? learnt.height : ROW_HEIGHT[density];
  // A new function means other rows or heights: the virtualizer computes all positions anew.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the height belongs to the places, not to the keys.
  const keyOf = useCallback((index: number) => rows[index]?.id ?? index, [rows, height]);
  const isHydrated = useHydrated();
  const [first] = useState(() => (isHydrated ? likelyRoom() : SENT));
  // The visible rows are painted before the others are rendered.
  const overscan = useWasIdle() ? OVERSCAN : 0;
  const virtualizer = useVirtualizer<HTMLDivElement, HTMLTableRowElement>({
    // The first row tells the height of the others, so that none is rendered which the frame has no room for.
    count: learnt ? rows.length : first.rows,
    getScrollElement: () => frame.current,
    estimateSize: () => height,
    getItemKey: keyOf,
    measureElement: rowHeight,
    observeElementRect: watchFrame,
    overscan,
    initialRect: first.rect,
    rangeExtractor: ({ startIndex, endIndex, overscan, count }) =>
      overscan === 0
        ? withActive(startIndex, endIndex, activeIndex, count)
        : withActive(stepBelow(startIndex - overscan), stepAbove(endIndex + overscan), activeIndex, count),
  });
  const isPrinting = usePrinting();
  const span = columns.length + (selection ? 1 : 0);

  // The typical height of a row is measured at the first one, before the first paint: each row of another height
  // moves all rows after it. The render that follows also gives the virtualizer its frame, an ancestor, whose element
  // is set after the first rows.
  useLayoutEffect(() => {
    const [row] = virtualizer.elementsCache.values();
    setLearnt({ density, height: row?.offsetHeight || ROW_HEIGHT[density] });
  }, [virtualizer, density]);

  if (isPrinting)
    return printedOf(rows).map((row, index) => <DataRow key={row.id} {...rowProps(props, row, index)} />);

  let end = 0;
  const lines: ReactNode[] = [];
  for (const item of virtualizer.getVirtualItems()) {
    const row = rows[item.index];
    if (!row) continue;
    // A gap between rows is only beside one that is kept for its focus.
    if (item.start > end)
      lines.push(<Gap key={`before ${item.key}`} height={item.start - end} span={span} />);
    lines.push(
      <DataRow key={item.key} {...rowProps(props, row, item.index)} measure={virtualizer.measureElement} />,
    );
    end = item.end;
  }
  return (
    <>
      {lines}
      <Gap height={virtualizer.getTotalSize() - end} span={span} />
    </>
  );
}

function rowProps<Row>(props: DataBodyProps<Row>, { id, original }: ModelRow<Row>, index: number) {
  const { columns, density, onToggle, selection, selectLabel, activeIndex, offset } = props;
  return {
    row: original,
    id,
    index,
    rowIndex: offset + index + FIRST_ROW,
    columns,
    density,
    onToggle,
    selectLabel: selection && selectLabel(selection.nameOf(original)),
    isSelected: selection !== undefined && isSelected(selection.keys, id),
    tabIndex: activeIndex < 0 ? undefined : index === activeIndex ? (0 as const) : (-1 as const),
  };
}

const stepBelow = (index: number) => Math.floor(index / STEP) * STEP;
const stepAbove = (index: number) => Math.ceil((index + 1) / STEP) * STEP - 1;
