import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { cn } from '../class-names/cn';
import { Icon } from '../icon/icon';
import type { TableLabels } from './table.labels';
import {
  nextSort,
  selectionOf,
  type TableColumn,
  type TableSelection,
  type TableSort,
  withAll,
} from './table-types';

interface TableHeadProps<Row> {
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  sort: TableSort | undefined;
  onSortChange: ((sort: TableSort) => void) | undefined;
  selection: TableSelection<Row> | undefined;
  words: TableLabels;
}

const HEAD_CELL =
  'sticky top-0 z-base border-b border-line-strong bg-table-head px-3 py-2 text-left font-semibold whitespace-nowrap text-muted first:rounded-tl-lg last:rounded-tr-lg';

export function TableHead<Row>(props: TableHeadProps<Row>) {
  const { columns, rows, rowKey, sort, onSortChange, selection, words } = props;
  const inSight = rows.map(rowKey);

  return (
    <thead>
      <tr>
        {selection && (
          <th scope="col" className={HEAD_CELL}>
            <SelectionBox
              label={words.selectAll}
              state={selectionOf(selection.keys, inSight)}
              onChange={() => selection.onChange(withAll(selection.keys, inSight))}
            />
          </th>
        )}
        {columns.map((column) => (
          <th
            key={column.key}
            scope="col"
            aria-sort={sort?.key === column.key ? sort.direction : undefined}
            className={cn(HEAD_CELL, column.align === 'end' && 'text-right')}
          >
            {column.sortable && onSortChange ? (
              <SortButton column={column} sort={sort} onSortChange={onSortChange} />
            ) : (
              <span className={column.headerHidden ? 'sr-only' : undefined}>{column.header}</span>
            )}
          </th>
        ))}
      </tr>
    </thead>
  );
}

interface SortButtonProps<Row> {
  column: TableColumn<Row>;
  sort: TableSort | undefined;
  onSortChange: (sort: TableSort) => void;
}

/** `aria-sort` on the header says the direction; the arrow is for the eye. */
function SortButton<Row>({ column, sort, onSortChange }: SortButtonProps<Row>) {
  const direction = sort?.key === column.key ? sort.direction : undefined;
  const arrow = direction === 'ascending' ? ArrowUp : direction === 'descending' ? ArrowDown : ChevronsUpDown;

  return (
    <button
      type="button"
      className={cn(
        'inline-flex min-h-6 items-center gap-1 rounded-xs font-semibold',
        direction && 'text-ink',
      )}
      onClick={() => onSortChange(nextSort(sort, column.key))}
    >
      {column.header}
      <Icon of={arrow} size="1em" />
    </button>
  );
}

interface SelectionBoxProps {
  label: string;
  state: 'all' | 'some' | 'none';
  onChange: () => void;
}

/** A native box: its third state exists only as a property of the element. */
export function SelectionBox({ label, state, onChange }: SelectionBoxProps) {
  const box = useRef<HTMLInputElement>(null);

  useEffect(() => {
    if (box.current) box.current.indeterminate = state === 'some';
  }, [state]);

  return (
    <input
      ref={box}
      type="checkbox"
      aria-label={label}
      checked={state === 'all'}
      onChange={onChange}
      className="block size-6 accent-accent"
    />
  );
}

/** Says how many are selected, and holds what can be done with them. */
export function SelectionBar<Row>({
  selection,
  words,
}: {
  selection: TableSelection<Row>;
  words: TableLabels;
}) {
  const count = selection.keys.size;

  return (
    <div
      role="status"
      className={cn(
        count > 0 &&
          'flex min-h-13 flex-wrap items-center gap-3 rounded-t-lg border-b border-accent-line bg-accent-subtle px-3 py-2',
      )}
    >
      {count > 0 && (
        <>
          <span className="mr-auto font-semibold">{words.selected(count)}</span>
          {selection.actions}
        </>
      )}
    </div>
  );
}
