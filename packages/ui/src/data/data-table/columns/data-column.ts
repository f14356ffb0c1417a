import { type ColumnType, type ColumnValue, columnExport, columnText } from '@urzad/domain';
import type { ReactNode } from 'react';
import type { Locale } from '../../../foundations/locale/locale';

/**
 * One column of a `DataTable`. Keep the array of columns the same from render to render: all rows are rendered anew
 * with another one.
 */
export interface DataColumn<Row> {
  /** Unique among the columns; saved views know the column by it. */
  key: string;
  /** The heading of the column. */
  header: string;
  /** Decides sorting, filter, alignment, operations in the footer and export. A price is in grosze. */
  type: ColumnType;
  /** The value of a row, in the form of its type. */
  value: (row: Row) => ColumnValue;
  /** The content of the cell. @default the value, formatted by its type */
  cell?: (row: Row) => ReactNode;
  /** A closed list: the value is a code, the cell shows its label, and the filter has checkboxes. */
  options?: readonly { value: string; label: string }[];
  /** Pixels at the smallest text, until a person drags the edge; it grows with the size of the text. @default 160 */
  width?: number;
  /** Whether its header sorts. @default true */
  sortable?: boolean;
  /** Whether it has a filter. @default true */
  filterable?: boolean;
  /** False for a column without which a row makes no sense. @default true */
  hideable?: boolean;
}

/** A column of what a row has under the key of the column: data alone, as a server component gives it. */
export interface PlainColumn<Row> extends Omit<DataColumn<Row>, 'key' | 'value' | 'cell'> {
  /** The name of the member of a row that the column shows. */
  key: keyof Row & string;
  /** Absent: the value is the member itself. */
  value?: undefined;
}

/** Columns that all say what their value is. */
export function wholeColumns<Row extends object>(
  columns: readonly (DataColumn<Row> | PlainColumn<Row>)[],
): readonly DataColumn<Row>[] {
  return columns.map((column) =>
    column.value ? column : { ...column, value: (row) => row[column.key] as ColumnValue },
  );
}

export const COLUMN_WIDTH = { start: 160, min: 64, max: 800 };

/** Numbers are aligned at the end. */
export function isNumeric({ type }: Pick<DataColumn<never>, 'type'>): boolean {
  return type === 'number' || type === 'price';
}

export function cellText<Row>(column: DataColumn<Row>, row: Row, locale: Locale): string {
  return labelOf(column, row) ?? columnText(column.type, column.value(row), locale);
}

export function cellExport<Row>(column: DataColumn<Row>, row: Row): string {
  return labelOf(column, row) ?? columnExport(column.type, column.value(row));
}

function labelOf<Row>({ options, value }: DataColumn<Row>, row: Row): string | undefined {
  if (!options) return undefined;
  const code = value(row);
  return options.find((option) => option.value === code)?.label ?? (code ? String(code) : '');
}
