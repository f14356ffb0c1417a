// The table that sorts, filters and remembers its view; the plain one stands in the root.

export type { DataColumn, PlainColumn } from '../data/data-table/columns/data-column';
export { DataTable } from '../data/data-table/data-table';
export type { DataTableProps, RemoteRows, TablePresets } from '../data/data-table/data-table-props';
export type { NewTablePreset, TablePresetPort } from '../data/data-table/presets/table-preset-port';
export type { SelectedKeys, TableSelection } from '../data/data-table/selection/table-selection';
export { START_VIEW, type TableSort, type TableView } from '../data/data-table/table-view';
