import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { cn } from '../../../foundations/class-names/cn';
import { Icon } from '../../../foundations/icon/icon';
import { ColumnResizer } from '../columns/column-resizer';
import { type DataColumn, isNumeric } from '../columns/data-column';
import { useColumnDrag } from '../columns/use-column-drag';
import type { DataTableLabels } from '../data-table.labels';
import { SelectionBox } from '../selection/selection-parts';
import type { SelectionState } from '../selection/table-selection';
import type { TableSort } from '../table-view';

export interface DataHeadProps<Row> {
  columns: readonly DataColumn<Row>[];
  sort: TableSort | undefined;
  widthOf: (column: DataColumn<Row>) => number;
  words: DataTableLabels;
  /** The checkbox of the header, when rows can be selected. */
  box?: { state: SelectionState; onChange: () => void } | undefined;
  onSort: (key: string) => void;
  onMove: (key: string, target: string) => void;
  onDragWidth: (key: string, width: number) => void;
  onResize: (key: string, width: number | undefined) => void;
}

const CELL =
  'u:relative u:border-b u:border-line-strong u:bg-table-head u:py-2 u:ps-3 u:text-start u:font-semibold u:text-muted';

export function DataHead<Row>({ columns, sort, widthOf, words, box, ...on }: DataHeadProps<Row>) {
  const drag = useColumnDrag(on.onMove);

  return (
    <thead className="u:sticky u:top-0 u:z-base">
      <tr className="u:part" aria-rowindex={1}>
        {box && (
          <th scope="col" className={CELL}>
            <SelectionBox label={words.selectAll} {...box} />
          </th>
        )}
        {columns.map((column, at) => (
          <th
            key={column.key}
            scope="col"
            aria-label={column.header}
            aria-sort={sort?.key === column.key ? sort.direction : undefined}
            data-column={column.key}
            data-state={stateOf(column.key, drag)}
            className={cn(CELL, 'u:column-head u:pe-6 u:select-none')}
            {...drag.handlers(column.key)}
          >
            <HeadContent
              column={column}
              sort={sort}
              onSort={() => on.onSort(column.key)}
              onStep={(step) => {
                const target = columns[at + step]?.key;
                if (target) on.onMove(column.key, target);
              }}
            />
            <ColumnResizer
              header={column.header}
              width={widthOf(column)}
              onDrag={(width) => on.onDragWidth(column.key, width)}
              onResize={(width) => on.onResize(column.key, width)}
              words={words}
            />
          </th>
        ))}
      </tr>
    </thead>
  );
}

function stateOf(key: string, { dragged, target }: ReturnType<typeof useColumnDrag>) {
  if (key === dragged) return 'dragged';
  return key === target ? 'target' : undefined;
}

interface HeadContentProps<Row> {
  column: DataColumn<Row>;
  sort: TableSort | undefined;
  onSort: () => void;
  onStep: (step: 1 | -1) => void;
}

/** `aria-sort` of the header tells the direction; the arrow shows it. Shift and an arrow key move the column. */
function HeadContent<Row>({ column, sort, onSort, onStep }: HeadContentProps<Row>) {
  const { header, sortable = true } = column;
  const looks = cn(
    'u:flex u:min-h-6 u:pointer-coarse:min-h-control u:min-w-0 u:items-center u:gap-1 u:rounded-xs',
    isNumeric(column) && 'u:ms-auto',
  );
  if (!sortable) return <span className={looks}>{header}</span>;

  const direction = sort?.key === column.key ? sort.direction : undefined;
  const arrow = direction === 'ascending' ? ArrowUp : direction === 'descending' ? ArrowDown : ChevronsUpDown;

  function move(event: KeyboardEvent) {
    if (!event.shiftKey || (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight')) return;
    event.preventDefault();
    const isRightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl';
    onStep((event.key === 'ArrowRight') === isRightToLeft ? -1 : 1);
  }

  return (
    <button
      type="button"
      aria-keyshortcuts="Shift+ArrowLeft Shift+ArrowRight"
      className={cn(looks, 'u:max-w-full u:text-start u:font-semibold', direction && 'u:text-ink')}
      onClick={onSort}
      onKeyDown={move}
    >
      <span className="u:min-w-0 u:truncate">{header}</span>
      <Icon of={arrow} size="1em" />
    </button>
  );
}
