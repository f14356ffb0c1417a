import type { TablePreset } from '@urzad/contract';
import type { PresetRow } from './repository';

export function present(row: PresetRow): TablePreset {
  return {
    id: row.id,
    id_user: row.id_user,
    name: row.name,
    table_code: row.table_code,
    table_column_number: row.table_column_number,
    default: row.default,
    table_autofill: row.table_autofill,
    selected: row.selected,
    filters: row.filters,
    columns: row.columns,
  };
}
