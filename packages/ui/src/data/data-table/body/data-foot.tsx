import { COLUMN_OPERATIONS, type ColumnOperation, columnOperation, columnText } from '@urzad/domain';
import { useMemo } from 'react';
import { cn } from '../../../foundations/class-names/cn';
import { useLocale } from '../../../foundations/locale/locale';
import { type DataColumn, isNumeric } from '../columns/data-column';
import type { DataTableLabels } from '../data-table.labels';
import type { TableView } from '../table-view';
import type { ModelRow } from '../use-table-model';

interface DataFootProps<Row> {
  columns: readonly DataColumn<Row>[];
  rows: readonly ModelRow<Row>[];
  operations: TableView['operations'];
  onChange: (key: string, operation: ColumnOperation | undefined) => void;
  hasBoxes: boolean;
  /** The index of the last row of the table, from 1. */
  rowIndex: number;
  /** Rows of other pages are not included, which the footer says. */
  isPartial: boolean;
  words: DataTableLabels;
}

/** The operations of columns, over the rows that pass the filters. */
export function DataFoot<Row>(props: DataFootProps<Row>) {
  const { columns, rows, operations, onChange, hasBoxes, rowIndex, isPartial, words } = props;

  return (
    <tfoot className="u:sticky u:bottom-0 u:z-base">
      <tr className="u:part" aria-rowindex={rowIndex}>
        {hasBoxes && <td className={CELL} />}
        {columns.map((column) => (
          <td key={column.key} className={CELL}>
            <FootCell
              column={column}
              rows={rows}
              operation={operations[column.key]}
              onChange={(operation) => onChange(column.key, operation)}
              isPartial={isPartial}
              words={words}
            />
          </td>
        ))}
      </tr>
    </tfoot>
  );
}

const CELL = 'u:border-t u:border-line-strong u:bg-table-head u:px-3 u:py-2 u:align-top';

interface FootCellProps<Row> {
  column: DataColumn<Row>;
  rows: readonly ModelRow<Row>[];
  operation: ColumnOperation | undefined;
  onChange: (operation: ColumnOperation | undefined) => void;
  isPartial: boolean;
  words: DataTableLabels;
}

function FootCell<Row>(props: FootCellProps<Row>) {
  const { column, rows, onChange, isPartial, words } = props;
  const locale = useLocale();
  const offered = COLUMN_OPERATIONS[column.type];
  // A saved view may have an operation that the column does not offer.
  const operation = offered.find((one) => one === props.operation);
  const result = useMemo(
    () =>
      operation &&
      columnOperation(
        column.type,
        operation,
        rows.map(({ original }) => column.value(original)),
      ),
    [column, operation, rows],
  );

  return (
    <div className={cn('u:grid u:gap-0.5', isNumeric(column) && 'u:justify-items-end u:text-end')}>
      <select
        aria-label={words.operation(column.header)}
        value={operation ?? ''}
        className="u:min-h-6 u:pointer-coarse:min-h-control u:max-w-full u:rounded-xs u:bg-transparent u:text-xs u:text-muted"
        onChange={({ target }) => onChange(offered.find((one) => one === target.value))}
      >
        <option value="">{words.noOperation}</option>
        {offered.map((one) => (
          <option key={one} value={one}>
            {words.operations[one]}
          </option>
        ))}
      </select>
      {operation && (
        <output className="u:figures u:font-semibold">
          <span className="u:part">{columnText(column.type, result, locale) || words.none}</span>
          {isPartial && (
            <span className="u:block u:text-xs u:font-regular u:text-muted">{words.onThisPage}</span>
          )}
        </output>
      )}
    </div>
  );
}
