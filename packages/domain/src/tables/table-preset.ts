import type { YesNo } from '../words/option';
import type { ColumnFilter } from './column-filter';
import type { ColumnOperation } from './column-operations';

/** The longest name of a view, by the width of the lists that show it. */
export const PRESET_NAME_MAX = 60;

/** One column of a saved view (Spec §3). */
export interface TablePresetColumn {
  code: string;
  /** The table that the column belongs to: the code of the table. */
  table: string;
  table_show: YesNo;
  /** The position, from 1; `null` for a column that is not in the view and is not sent (Spec §7). */
  table_column_number: number | null;
  /** Pixels; `null` for the column's own width. */
  width: number | null;
}

/** The filters and the arrangement of a view besides its columns; the field `filters` of a preset. */
export interface TablePresetFilters {
  columns: Readonly<Record<string, ColumnFilter>>;
  sort: { code: string; direction: 'ascending' | 'descending' } | null;
  density: 'loose' | 'dense';
  operations: Readonly<Record<string, ColumnOperation>>;
  /** The tab that the list was on, where it has tabs. */
  tab?: string | undefined;
}

/** A named view of a table (Spec §3). A person has at most one `default` and one `selected` for each table. */
export interface TablePreset {
  id: number;
  name: string;
  id_user: number;
  table_code: string;
  /** The number of shown columns. */
  table_column_number: number;
  /** Opens with the table. */
  default: YesNo;
  /** The columns are stretched to the width of the table. */
  table_autofill: YesNo;
  /** Chosen last; it opens again only as `default`. */
  selected: YesNo;
  filters: TablePresetFilters;
  columns: readonly TablePresetColumn[];
}

/** The columns that are sent with a preset: those with a number, in their order (Spec §7). */
export function numberedColumns(columns: readonly TablePresetColumn[]): TablePresetColumn[] {
  return columns
    .filter(({ table_column_number }) => table_column_number !== null)
    .toSorted((a, b) => Number(a.table_column_number) - Number(b.table_column_number));
}

/** The initial view: the default one. Without it a table opens in its own layout. */
export function openingPreset<Preset extends Pick<TablePreset, 'default'>>(
  presets: readonly Preset[],
): Preset | undefined {
  return presets.find((preset) => preset.default === 'yes');
}
