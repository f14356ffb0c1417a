import { type ReactNode, type RefObject, useRef } from 'react';
import { cn } from '../../../foundations/class-names/cn';
import { useHydrated } from '../../../foundations/hydrated/use-hydrated';
import { SkeletonRows } from '../../table/skeleton-rows';
import { useColumnWidths } from '../columns/use-column-widths';
import type { WholeTableProps } from '../data-table-props';
import { withOperation } from '../table-view';
import type { TableState } from '../use-data-table';
import { DataBody, isWindowed } from './data-body';
import { DataFoot } from './data-foot';
import { DataHead } from './data-head';
import { KeptPlace } from './kept-place';
import { useRowKeys } from './use-row-keys';

/** px */
const BOX_WIDTH = 48;

interface DataGridProps<Row extends object> {
  props: WholeTableProps<Row>;
  table: TableState<Row>;
  /** Above the headers, in the same frame. */
  children: ReactNode;
}

/** The rows as a real table, which scrolls inside its frame. */
export function DataGrid<Row extends object>({ props, table, children }: DataGridProps<Row>) {
  const { onRowOpen } = props;
  const { rows } = table.model;
  const frame = useRef<HTMLDivElement>(null);
  const keys = useRowKeys({ count: rows.length, onOpen: onRowOpen && ((at) => openRow(at)), frame });

  function openRow(index: number) {
    const row = rows[index];
    if (row) onRowOpen?.(row.original);
  }

  return (
    <div className="u:min-w-0 u:overflow-hidden u:print:overflow-visible u:rounded-lg u:border u:border-line u:bg-surface">
      {children}
      <div ref={frame} className="u:data-frame" data-windowed={isWindowed(rows)} {...keys.handlers}>
        <KeptPlace frame={frame} of={JSON.stringify([table.offset, table.view])}>
          <GridTable {...{ props, table, frame }} activeIndex={keys.activeIndex} />
        </KeptPlace>
      </div>
    </div>
  );
}

interface GridTableProps<Row extends object> extends Omit<DataGridProps<Row>, 'children'> {
  /** The element that scrolls. */
  frame: RefObject<HTMLDivElement | null>;
  /** The row in the tab order; -1 where rows do not open. */
  activeIndex: number;
}

/** The table itself, as wide as its columns. */
function GridTable<Row extends object>({ props, table, frame, activeIndex }: GridTableProps<Row>) {
  const { caption, captionShown, footer, selection, loading = false } = props;
  const { view, model, picked, total, offset, arrange, words } = table;
  const { columns, rows } = model;
  const widths = useColumnWidths({ columns, view, onViewChange: arrange, frame });
  const isHydrated = useHydrated();
  const styleOf = (width: string | number) => isHydrated && { style: { width } };
  const hasBoxes = selection !== undefined;

  return (
    <table
      className={cn('u:data-grid u:text-sm u:leading-snug', widths.autofill && 'u:min-w-full')}
      {...styleOf(`calc(${widths.cssTotal} + ${hasBoxes ? BOX_WIDTH : 0}px)`)}
      aria-rowcount={total + 1 + Number(footer ?? false)}
      aria-busy={loading}
    >
      <caption className={captionShown ? 'u:px-3 u:py-2 u:text-start u:font-semibold' : 'u:sr-only'}>
        {caption}
      </caption>
      <colgroup className="u:part">
        {hasBoxes && <col className="u:part" {...styleOf(BOX_WIDTH)} />}
        {columns.map((column) => (
          <col className="u:part" key={column.key} {...styleOf(widths.cssWidthOf(column))} />
        ))}
      </colgroup>
      <DataHead
        {...{ columns, words }}
        sort={view.sort}
        widthOf={widths.widthOf}
        box={picked.box}
        onSort={table.sort}
        onMove={table.move}
        onDragWidth={widths.drag}
        onResize={widths.resize}
      />
      <tbody className="u:part">
        {loading && rows.length === 0 ? (
          <SkeletonRows columns={columns.length + Number(hasBoxes)} label={words.loading} />
        ) : (
          <DataBody
            {...{ rows, columns, selection, offset, frame, activeIndex }}
            density={view.density}
            selectLabel={words.select}
            onToggle={picked.toggle}
          />
        )}
      </tbody>
      {footer && (
        <DataFoot
          {...{ columns, rows, words, hasBoxes }}
          operations={view.operations}
          onChange={(key, operation) => arrange(withOperation(view, key, operation))}
          rowIndex={total + 2}
          isPartial={total > rows.length}
        />
      )}
    </table>
  );
}
