import { DataTable } from '@urzad/ui';
import { mountOnPress } from './mount-on-press';
import { TABLE_COLUMNS, wantedRows } from './table-rows';
import '@urzad/ui/styles.css';

const ROWS = wantedRows();

mountOnPress(
  <DataTable
    caption="Zgłoszenia"
    columns={TABLE_COLUMNS}
    rows={ROWS}
    rowKey={({ id }) => id}
    today="2026-11-21"
  />,
);
