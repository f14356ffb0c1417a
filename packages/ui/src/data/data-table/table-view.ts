import { type ColumnFilter, type ColumnOperation, isNarrowing } from '@urzad/domain';
import { COLUMN_WIDTH } from './columns/data-column';

/** The column that rows are sorted by. */
export interface TableSort {
  /** The key of the column. */
  key: string;
  /** Upwards or downwards. */
  direction: 'ascending' | 'descending';
}

/** The arrangement of a table by a person: all that a saved view contains. Columns are identified by their keys. */
export interface TableView {
  /** Columns that are missing here are at the end, in their own order. */
  order: readonly string[];
  /** The hidden columns. */
  hidden: readonly string[];
  /** Pixels, of the columns whose edge was moved. */
  widths: Readonly<Record<string, number>>;
  /** The columns are stretched to the width of the table. */
  autofill: boolean;
  /** The filters in use, by column. */
  filters: Readonly<Record<string, ColumnFilter>>;
  /** The column that rows are sorted by; without it they keep the order of `rows`. */
  sort: TableSort | undefined;
  /** Rows of 52 or 46 px. */
  density: 'loose' | 'dense';
  /** The operation of the footer for each column. */
  operations: Readonly<Record<string, ColumnOperation>>;
  /** The tab above the table, where the application has tabs: a saved view returns to it. */
  tab?: string | undefined;
}

/** All columns in their own order, no filter and no sort: what a new table shows. */
export const START_VIEW: TableView = {
  order: [],
  hidden: [],
  widths: {},
  autofill: true,
  filters: {},
  sort: undefined,
  density: 'loose',
  operations: {},
};

/** All keys in the order of the view. */
export function orderedKeys({ order }: Pick<TableView, 'order'>, keys: readonly string[]): string[] {
  const known = order.filter((key) => keys.includes(key));
  return [...known, ...keys.filter((key) => !known.includes(key))];
}

/** The sort after a click on a header: the same column reverses, another starts ascending. */
export function nextSort(sort: TableSort | undefined, key: string): TableSort {
  const turned = sort?.key === key && sort.direction === 'ascending';
  return { key, direction: turned ? 'descending' : 'ascending' };
}

/** Moves a column to the position of another; those between move up. */
export function withMoved(view: TableView, keys: readonly string[], key: string, target: string): TableView {
  const order = orderedKeys(view, keys);
  const [from, to] = [order.indexOf(key), order.indexOf(target)];
  if (from === to || from < 0 || to < 0) return view;

  order.splice(from, 1);
  order.splice(to, 0, key);
  return { ...view, order };
}

/** The position of a column among the shown ones; of a hidden one among all, as the list of columns counts them. */
export function positionOf(view: TableView, columns: readonly ColumnSight[], key: string) {
  const shown = columns.filter((column) => isShown(view, column)).map((column) => column.key);
  const keys = shown.includes(key) ? shown : columns.map((column) => column.key);
  return { position: orderedKeys(view, keys).indexOf(key) + 1, count: keys.length };
}

interface ColumnSight {
  key: string;
  hideable?: boolean | undefined;
}

export function isShown({ hidden }: Pick<TableView, 'hidden'>, { key, hideable }: ColumnSight): boolean {
  return hideable === false || !hidden.includes(key);
}

export function withShown(view: TableView, key: string, shown: boolean): TableView {
  const hidden = view.hidden.filter((other) => other !== key);
  return { ...view, hidden: shown ? hidden : [...hidden, key] };
}

export function withWidth(view: TableView, key: string, width: number | undefined): TableView {
  const { [key]: _, ...others } = view.widths;
  return { ...view, widths: width === undefined ? others : { ...others, [key]: withinWidths(width) } };
}

export function withFilter(view: TableView, key: string, filter: ColumnFilter | undefined): TableView {
  const { [key]: _, ...others } = view.filters;
  return { ...view, filters: filter && isNarrowing(filter) ? { ...others, [key]: filter } : others };
}

export function withOperation(
  view: TableView,
  key: string,
  operation: ColumnOperation | undefined,
): TableView {
  const { [key]: _, ...others } = view.operations;
  return { ...view, operations: operation ? { ...others, [key]: operation } : others };
}

export function withinWidths(width: number): number {
  return Math.round(Math.min(COLUMN_WIDTH.max, Math.max(COLUMN_WIDTH.min, width)));
}
