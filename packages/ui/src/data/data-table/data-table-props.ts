import type { IsoDate, TablePreset } from '@urzad/domain';
import type { ReactNode } from 'react';
import type { DataColumn } from './data-column';
import type { DataTableLabels } from './data-table.labels';
import type { TablePresetPort } from './table-preset-port';
import type { TableSelection } from './table-selection';
import type { TableView } from './table-view';

/** The list stays at the server, which sorts, filters and gives one page. A changed view should begin at page 1. */
export interface RemoteRows<Row> {
  /** How many rows pass the filters in all. */
  total: number;
  /** Counted from 1. */
  page: number;
  pageSize: number;
  onPageChange: (page: number) => void;
  /** Every row that passes the filters, for the export. Without it only the rows of the page are exported. */
  loadAll?: () => Promise<readonly Row[]>;
}

/** Named views of this table, kept by the app. */
export interface TablePresets {
  port: TablePresetPort;
  /** Which table it is; the same for everybody and in every version (Spec §3, `table_code`). */
  tableCode: TablePreset['table_code'];
  /** The present arrangement was asked for, by an address perhaps: no saved view opens over it. */
  keepsArrangement?: boolean | undefined;
}

export interface DataTableProps<Row extends object> {
  /** Names the table. Spoken always, shown with `captionShown`. */
  caption: string;
  captionShown?: boolean;
  /** The same array from render to render: rows are drawn anew with it. */
  columns: readonly DataColumn<Row>[];
  /** All rows, up to 10,000, or with `remote` the rows of the page. The same array as long as they are the same. */
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** The office's day, for the calendar of a filter. */
  today: IsoDate;
  view?: TableView;
  defaultView?: TableView;
  onViewChange?: (view: TableView) => void;
  /** With it the table sorts and filters nothing itself: the caller answers a changed view with other rows. */
  remote?: RemoteRows<Row> | undefined;
  presets?: TablePresets | undefined;
  selection?: TableSelection<Row> | undefined;
  /** A click on a row, or Enter in it. A row that is the way somewhere also holds a link to it. */
  onRowOpen?: ((row: Row) => void) | undefined;
  /** A row that reckons each column: first, last, min, max, average, sum, median. */
  footer?: boolean;
  /** Name of the file, without its ending; with it the table can be exported. */
  exportName?: string;
  /** Rows are on their way: the shape of the content until there are any, the old rows marked busy afterwards. */
  loading?: boolean;
  /** The rows could not be loaded. */
  failure?: { text?: ReactNode; onRetry: () => void } | undefined;
  /** Instead of rows when there are none and no filter is to blame: usually an `EmptyState`. */
  empty?: ReactNode;
  /** One row below 768 px. Without it a card with the headers as terms. */
  card?: (row: Row) => ReactNode;
  labels?: Partial<DataTableLabels>;
}
