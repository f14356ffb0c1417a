import { memo, type Ref } from 'react';
import { cn } from '../../../foundations/class-names/cn';
import { type Locale, useLocale } from '../../../foundations/locale/locale';
import { cellText, type DataColumn, isNumeric } from '../columns/data-column';
import { SelectionBox } from '../selection/selection-parts';

export interface DataRowProps<Row> {
  row: Row;
  id: string;
  /** Index among the loaded rows, from 0. */
  index: number;
  /** Index in the whole table, headers and other pages included, from 1. */
  rowIndex: number;
  columns: readonly DataColumn<Row>[];
  density: 'loose' | 'dense';
  /** The label of its checkbox and the action of a click, when rows can be selected. */
  selectLabel?: string | undefined;
  isSelected: boolean;
  onToggle: (id: string) => void;
  /** Rows that open have keys: one of them is in the tab order. */
  tabIndex?: 0 | -1 | undefined;
  /** Measures the row when the table is windowed. */
  measure?: Ref<HTMLTableRowElement>;
}

function Row<Row>(props: DataRowProps<Row>) {
  const { row, id, index, rowIndex, columns, density, ...state } = props;
  const { selectLabel, isSelected, onToggle, tabIndex, measure } = state;
  const locale = useLocale();
  const cell = cn(
    'u:align-middle',
    // The heights of the Guide hold two lines, so what is above and below them is little; a finger needs more.
    density === 'dense' ? 'u:h-11.5 u:px-2.5 u:py-px' : 'u:h-13 u:px-3 u:py-1 u:pointer-coarse:py-3',
  );

  return (
    <tr
      ref={measure}
      aria-rowindex={rowIndex}
      data-index={index}
      data-row={id}
      tabIndex={tabIndex}
      data-state={isSelected ? 'selected' : undefined}
      className={cn(
        'u:data-row',
        isSelected && 'u:row-selected',
        tabIndex !== undefined && 'u:cursor-pointer',
      )}
    >
      {selectLabel !== undefined && (
        <td className={cell}>
          <SelectionBox
            label={selectLabel}
            state={isSelected ? 'all' : 'none'}
            onChange={() => onToggle(id)}
          />
        </td>
      )}
      {columns.map((column) => (
        <td
          key={column.key}
          className={cn(
            cell,
            isNumeric(column) ? 'u:figures u:overflow-hidden u:text-end u:text-ellipsis' : 'u:wrap-anywhere',
          )}
        >
          {contentOf(column, row, locale)}
        </td>
      ))}
    </tr>
  );
}

function contentOf<Row>(column: DataColumn<Row>, row: Row, locale: Locale) {
  return column.cell ? column.cell(row) : cellText(column, row, locale);
}

/** Not rendered again while other rows scroll. The type of `memo` loses the type parameter. */
export const DataRow = memo(Row) as typeof Row;
