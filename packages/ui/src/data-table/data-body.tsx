import { useVirtualizer } from '@tanstack/react-virtual';
import {
  Fragment,
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useState,
} from 'react';
import { DataRow, type DataRowProps } from './data-row';
import { rowHeight, watchFrame } from './row-measures';
import { Gap, withActive } from './row-window';
import { isSelected, type TableSelection } from './table-selection';
import type { ModelRow } from './use-table-model';

/** Up to here every row is in the page, so that it can be searched and printed; above, only those in sight. */
const WINDOWED_FROM = 100;

/** Heights of rows of one line, px; what rows of a table have in common is learnt from its first. */
const ROW_HEIGHT = { loose: 52, dense: 46 };

/** Rows drawn beyond the edge, so that a fast scroll shows no gap. */
const OVERSCAN = 8;

/** What a server or a test without a layout takes for the size of the frame. */
const FIRST_RECT = { width: 1024, height: 640 };

/** The number of the first row in the table: the headers are the first (`aria-rowindex`). */
const FIRST_ROW = 2;

export interface DataBodyProps<Row> extends Pick<DataRowProps<Row>, 'columns' | 'density' | 'onToggle'> {
  rows: readonly ModelRow<Row>[];
  selection: TableSelection<Row> | undefined;
  selectLabel: (row: string) => string;
  /** The row that is in the order of Tab; -1 where rows do not open. */
  activeIndex: number;
  /** How many rows stand on the pages before this one. */
  offset: number;
  /** The element that scrolls. */
  frame: RefObject<HTMLDivElement | null>;
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

/** Rows stay real rows of a real table; empty ones hold the place of what is out of sight. */
function WindowedRows<Row>(props: DataBodyProps<Row>) {
  const { rows, columns, density, frame, selection, activeIndex } = props;
  const height = useRowHeight(frame, density);
  // Another function means other rows or heights: all places are reckoned anew.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the height belongs to the places, not to the keys.
  const keyOf = useCallback((index: number) => rows[index]?.id ?? index, [rows, height]);
  const virtualizer = useVirtualizer<HTMLDivElement, HTMLTableRowElement>({
    count: rows.length,
    getScrollElement: () => frame.current,
    estimateSize: () => height,
    getItemKey: keyOf,
    measureElement: rowHeight,
    observeElementRect: watchFrame,
    overscan: OVERSCAN,
    initialRect: FIRST_RECT,
    rangeExtractor: ({ startIndex, endIndex, overscan, count }) =>
      withActive(startIndex - overscan, endIndex + overscan, activeIndex, count),
  });
  const span = columns.length + (selection ? 1 : 0);

  // The frame is an ancestor, so its element comes after the first rows: the virtualizer looks for it once more.
  const [, lookAgain] = useState(false);
  useLayoutEffect(() => lookAgain(true), []);

  let end = 0;
  const lines: ReactNode[] = [];
  for (const item of virtualizer.getVirtualItems()) {
    const row = rows[item.index];
    if (!row) continue;
    lines.push(
      <Fragment key={item.key}>
        <Gap height={item.start - end} span={span} />
        <DataRow {...rowProps(props, row, item.index)} measure={virtualizer.measureElement} />
      </Fragment>,
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

/**
 * How high most rows are. Each row that turns out to be of another height moves all that follow, ten thousand of them
 * perhaps; a good guess makes such rows rare.
 */
function useRowHeight(frame: RefObject<HTMLDivElement | null>, density: DataRowProps<never>['density']) {
  const [learnt, setLearnt] = useState<{ density: typeof density; height: number }>();

  useEffect(() => {
    const row = frame.current?.querySelector('tr[data-index]');
    if (!row) return;

    const watch = new ResizeObserver(([entry]) => {
      const height = Math.round(entry?.borderBoxSize[0]?.blockSize ?? ROW_HEIGHT[density]);
      setLearnt(height === ROW_HEIGHT[density] ? undefined : { density, height });
      watch.disconnect();
    });
    watch.observe(row);
    return () => watch.disconnect();
  }, [frame, density]);

  return learnt?.density === density ? learnt.height : ROW_HEIGHT[density];
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
