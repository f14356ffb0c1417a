import { createSortedRowModel, rowSortingFeature, tableFeatures, useTable } from '@tanstack/react-table';
import { filterTest, isEmptyCell, polishSortKey } from '@urzad/domain';
import { useMemo } from 'react';
import type { Locale } from '../../foundations/locale/locale';
import { cellText, type DataColumn } from './columns/data-column';
import { isShown, orderedKeys, type TableView } from './table-view';

const features = tableFeatures({ rowSortingFeature, sortedRowModel: createSortedRowModel() });

interface ModelInput<Row extends object> {
  columns: readonly DataColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  view: TableView;
  /** The server sorts and filters. */
  isRemote: boolean;
  locale: Locale;
}

export interface ModelRow<Row> {
  id: string;
  original: Row;
}

export interface TableModel<Row> {
  /** The shown columns, in their order. */
  columns: readonly DataColumn<Row>[];
  /** The rows that pass the filters, in their order. */
  rows: readonly ModelRow<Row>[];
}

/**
 * TanStack Table only sorts (decision 0087). Rows that the filters exclude are not given to it: its own filtering costs
 * time for each row, also without a filter. Nor is it asked for rows that it does not sort: it makes an object of many
 * parts of each.
 */
export function useTableModel<Row extends object>(input: ModelInput<Row>): TableModel<Row> {
  const { columns, rows, rowKey, view, isRemote, locale } = input;
  const { order, hidden } = view;
  const definitions = useMemo(() => columns.map((column) => define(column, locale)), [columns, locale]);
  const { filters } = view;
  const passing = useMemo(
    () => (isRemote ? rows : passingRows(rows, columns, filters)),
    [isRemote, rows, columns, filters],
  );
  const sorting = useMemo(() => sortingOf(view.sort, columns), [view.sort, columns]);
  const shown = useMemo(() => shownColumns({ order, hidden }, columns), [order, hidden, columns]);

  const table = useTable({
    features,
    columns: definitions,
    data: passing,
    getRowId: rowKey,
    state: { sorting },
    manualSorting: isRemote,
  });

  // Named once for given rows, as TanStack Table does: callers write `rowKey` inline, another function at each render.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above.
  const inGivenOrder = useMemo(
    () => passing.map((original): ModelRow<Row> => ({ id: rowKey(original), original })),
    [passing],
  );
  const isSorted = !isRemote && sorting.length > 0;

  return { columns: shown, rows: isSorted ? table.getRowModel().rows : inGivenOrder };
}

/** The value that TanStack compares: a Polish sort key, a number, or an ISO text. Empty cells are always last. */
function define<Row extends object>(column: DataColumn<Row>, locale: Locale) {
  return {
    id: column.key,
    accessorFn: (row: Row) => {
      const value = column.value(row);
      if (isEmptyCell(value)) return undefined;
      return column.type === 'text' ? polishSortKey(cellText(column, row, locale)) : value;
    },
    sortUndefined: 'last' as const,
    sortFn: compareCells,
  };
}

interface Cells {
  getValue: (key: string) => unknown;
}

function compareCells(a: Cells, b: Cells, key: string): number {
  const [cellOfA, cellOfB] = [a.getValue(key), b.getValue(key)] as [string, string] | [number, number];
  return cellOfA < cellOfB ? -1 : Number(cellOfA > cellOfB);
}

function shownColumns<Row>(
  { order, hidden }: Pick<TableView, 'order' | 'hidden'>,
  columns: readonly DataColumn<Row>[],
): DataColumn<Row>[] {
  const keys = columns.map(({ key }) => key);
  return orderedKeys({ order }, keys)
    .flatMap((key) => columns.find((column) => column.key === key) ?? [])
    .filter((column) => isShown({ hidden }, column));
}

function passingRows<Row>(
  rows: readonly Row[],
  columns: readonly DataColumn<Row>[],
  filters: TableView['filters'],
): readonly Row[] {
  const tests = columns.flatMap(({ key, type, value }) => {
    const filter = filters[key];
    return filter ? [{ value, passes: filterTest(type, filter) }] : [];
  });
  if (tests.length === 0) return rows;
  return rows.filter((row) => tests.every(({ value, passes }) => passes(value(row))));
}

function sortingOf<Row>(sort: TableView['sort'], columns: readonly DataColumn<Row>[]) {
  const isKnown = columns.some(({ key }) => key === sort?.key);
  return sort && isKnown ? [{ id: sort.key, desc: sort.direction === 'descending' }] : [];
}
