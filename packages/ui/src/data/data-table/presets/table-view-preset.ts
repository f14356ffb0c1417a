import { numberedColumns, type TablePreset } from '@urzad/domain';
import { orderedKeys, START_VIEW, type TableView } from '../table-view';
import type { NewTablePreset } from './table-preset-port';

type Arrangement = Omit<NewTablePreset, 'name' | 'table_code' | 'default' | 'selected'>;

/** The arrangement of a preset (Spec §3). Each column has its position, also a hidden one, which returns to it. */
export function arrangementOf(view: TableView, keys: readonly string[], tableCode: string): Arrangement {
  const order = orderedKeys(view, keys);
  return {
    table_column_number: order.filter((key) => !view.hidden.includes(key)).length,
    table_autofill: view.autofill ? 'yes' : 'no',
    filters: {
      columns: view.filters,
      sort: view.sort ? { code: view.sort.key, direction: view.sort.direction } : null,
      density: view.density,
      operations: view.operations,
    },
    columns: order.map((code, at) => ({
      code,
      table: tableCode,
      table_show: view.hidden.includes(code) ? 'no' : 'yes',
      table_column_number: at + 1,
      width: view.widths[code] ?? null,
    })),
  };
}

export function viewOfPreset({ columns, table_autofill, filters }: TablePreset): TableView {
  const placed = numberedColumns(columns);
  return {
    ...START_VIEW,
    order: placed.map(({ code }) => code),
    hidden: placed.filter(({ table_show }) => table_show === 'no').map(({ code }) => code),
    widths: Object.fromEntries(placed.flatMap(({ code, width }) => (width === null ? [] : [[code, width]]))),
    autofill: table_autofill === 'yes',
    filters: filters.columns,
    sort: filters.sort ? { key: filters.sort.code, direction: filters.sort.direction } : undefined,
    density: filters.density,
    operations: filters.operations,
  };
}
