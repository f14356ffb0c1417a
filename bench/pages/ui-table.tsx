import { DataTable } from '@urzad/ui/data-table';
import { TABLE_COLUMNS, type TableRow } from './table-rows';

/** The same table by this library. A module of its own, so that a screen can load it after its form. */
export function UiTable({ rows }: { rows: readonly TableRow[] }) {
  return (
    <DataTable
      caption="Zgłoszenia"
      columns={TABLE_COLUMNS}
      rows={rows}
      rowKey={({ id }) => id}
      today="2026-11-21"
    />
  );
}
