import type { IsoDate, TablePreset } from '@urzad/domain';
import type { ReactNode } from 'react';
import type { DataColumn, PlainColumn } from './columns/data-column';
import type { DataTableLabels } from './data-table.labels';
import type { TablePresetPort } from './presets/table-preset-port';
import type { TableSelection } from './selection/table-selection';
import type { TableView } from './table-view';

/** The server sorts, filters and returns one page. A changed view should begin at page 1. */
export interface RemoteRows<Row> {
  /** The number of rows that pass the filters. */
  total: number;
  /** Counted from 1. */
  page: number;
  /** The largest number of rows on a page. */
  pageSize: number;
  /** Called with the number of the page to load. */
  onPageChange: (page: number) => void;
  /** All rows that pass the filters, for the export. Without it only the rows of the page are exported. */
  loadAll?: () => Promise<readonly Row[]>;
}

/** Named views of this table, stored by the application. */
export interface TablePresets {
  /** Where they are stored. */
  port: TablePresetPort;
  /** The code of the table; the same for everybody and in every version (Spec §3, `table_code`). */
  tableCode: TablePreset['table_code'];
  /**
   * The present arrangement was requested, by an address for example: of the saved views only the one with the same
   * filters, order, density and tab opens, with its columns.
   */
  keepsArrangement?: boolean | undefined;
}

export interface DataTableProps<Row extends object> {
  /** The name of the table. Always read by screen readers, shown with `captionShown`. */
  caption: string;
  /** Shows the caption above the rows. */
  captionShown?: boolean;
  /** The same array from render to render: all rows are rendered anew with another one. */
  columns: readonly (DataColumn<Row> | PlainColumn<Row>)[];
  /** All rows, up to 10,000, or with `remote` the rows of the page. The same array as long as they are the same. */
  rows: readonly Row[];
  /** A key of the row, unique in the table and the same in every answer; or the name of the member that is one. */
  rowKey: ((row: Row) => string) | (keyof Row & string);
  /** The office's day, for the calendar of a filter. @default that of the `UrzadProvider` */
  today?: IsoDate | undefined;
  /** The present arrangement: columns, filters, sort, density. With it the caller keeps the state. */
  view?: TableView;
  /** The arrangement at first, when the table keeps the state. @default START_VIEW */
  defaultView?: TableView;
  /** Called with the whole new arrangement after each change by the person. */
  onViewChange?: (view: TableView) => void;
  /** With it the table does not sort or filter: the caller answers a changed view with other rows. */
  remote?: RemoteRows<Row> | undefined;
  /** Saved views, and where they are stored. Without it there are none. */
  presets?: TablePresets | undefined;
  /** Adds checkboxes to the rows; the caller keeps the selected keys. */
  selection?: TableSelection<Row> | undefined;
  /**
   * A click on a row, or Enter in it. A row that leads to a page also has a link to it: with Ctrl, Cmd or Shift, or by the
   * middle button, its first link opens in a new tab or window.
   */
  onRowOpen?: ((row: Row) => void) | undefined;
  /** A row with an operation for each column: first, last, min, max, average, sum, median. */
  footer?: boolean;
  /** Name of the file, without its ending; with it the table can be exported. */
  exportName?: string;
  /** Rows on a phone too, which scroll sideways, instead of cards. @default false */
  rowsOnPhone?: boolean;
  /** Rows are loading: skeletons until there are any, later the old rows, marked as busy. */
  loading?: boolean;
  /** The rows could not be loaded. */
  failure?: { text?: ReactNode; onRetry: () => void } | undefined;
  /** Shown instead of rows when there are none and no filter is the cause: usually an `EmptyState`. */
  empty?: ReactNode;
  /** One row below 768 px. Without it a card with the headers as terms. */
  card?: (row: Row) => ReactNode;
  /** Words that replace those of the widget, in the language of the interface. */
  labels?: Partial<DataTableLabels>;
}

/** The props with what a table works by: functions for keys and values. */
export interface WholeTableProps<Row extends object> extends DataTableProps<Row> {
  columns: readonly DataColumn<Row>[];
  rowKey: (row: Row) => string;
}
