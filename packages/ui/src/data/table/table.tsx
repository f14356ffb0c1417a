import { useRef } from 'react';
import { cn } from '../../foundations/class-names/cn';
import { useLabels } from '../../foundations/locale/locale';
import { useScreenUpTo } from '../../internal/hooks/use-phone';
import { SkeletonRows } from './skeleton-rows';
import { type TableLabels, tableLabels } from './table.labels';
import { TableCards } from './table-cards';
import type { TableProps } from './table-props';
import { useTooNarrow } from './use-too-narrow';

/**
 * A few read-only rows: one's own registrations, criteria, a comparison. It is small enough for any screen. To sort,
 * filter, arrange, select or export, or for more than a hundred rows, use `DataTable`.
 */
export function Table<Row>(props: TableProps<Row>) {
  const words = useLabels<TableLabels>(tableLabels, props.labels);
  const { rows, loading, empty, cardsUpTo = 'phone' } = props;
  const isSmall = useScreenUpTo(cardsUpTo);
  const frame = useRef<HTMLDivElement>(null);
  const isTooNarrow = useTooNarrow(frame);
  const asCards = isSmall || (props.card !== undefined && isTooNarrow);

  return (
    // In a grid it would be as wide as its longest row, and the page with it.
    <div ref={frame} className="min-w-0">
      {!loading && rows.length === 0 && (empty ?? <p className="text-muted">{words.empty}</p>)}
      {(loading || rows.length > 0) &&
        (asCards ? <TableCards {...props} words={words} /> : <Grid {...props} words={words} />)}
    </div>
  );
}

const HEAD_CELL =
  'sticky top-0 z-base border-b border-line-strong bg-table-head px-3 py-2 font-semibold whitespace-nowrap text-muted first:rounded-ss-lg last:rounded-se-lg';

function Grid<Row>({ words, ...props }: TableProps<Row> & { words: TableLabels }) {
  const { caption, captionShown, columns, rows, rowKey, loading } = props;

  return (
    <div className="rounded-lg border border-line bg-surface">
      <div className="overflow-x-auto rounded-lg wide:overflow-visible">
        <table className="w-full border-separate border-spacing-0 text-sm leading-snug" aria-busy={loading}>
          <caption className={captionShown ? 'px-3 py-2 text-start font-semibold' : 'sr-only'}>
            {caption}
          </caption>
          <thead>
            <tr>
              {columns.map(({ key, header, headerHidden, align }) => (
                <th
                  key={key}
                  scope="col"
                  className={cn(HEAD_CELL, align === 'end' ? 'text-end' : 'text-start')}
                >
                  <span className={headerHidden ? 'sr-only' : undefined}>{header}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="row-lines">
            {loading ? (
              <SkeletonRows columns={columns.length} label={words.loading} />
            ) : (
              rows.map((row) => <GridRow key={rowKey(row)} row={row} {...props} />)
            )}
          </tbody>
        </table>
      </div>
    </div>
  );
}

function GridRow<Row>({ row, columns, density }: TableProps<Row> & { row: Row }) {
  const cell = cn('align-middle', density === 'dense' ? 'h-11.5 px-2.5 py-1' : 'h-13 px-3 py-2.5');

  return (
    <tr className="hover:bg-surface-hover">
      {columns.map((column) => (
        <td key={column.key} className={cn(cell, column.align === 'end' && 'figures text-end')}>
          {column.cell(row)}
        </td>
      ))}
    </tr>
  );
}
