import { cn } from '../../foundations/class-names/cn';
import { useLabels } from '../../foundations/locale/locale';
import { SkeletonRows } from './skeleton-rows';
import { type TableLabels, tableLabels } from './table.labels';
import { TableCards } from './table-cards';
import { TableFrame } from './table-frame';
import type { TableProps } from './table-props';

/**
 * A few read-only rows: one's own registrations, criteria, a comparison. It is small enough for any screen. To sort,
 * filter, arrange, select or export, or for more than a hundred rows, use `DataTable`.
 */
export function Table<Row>(props: TableProps<Row>) {
  const words = useLabels<TableLabels>(tableLabels, props.labels, props.locale);
  const { rows, loading, empty, card, cardsUpTo = 'phone' } = props;
  if (!loading && rows.length === 0)
    return <div className="u:min-w-0">{empty ?? <p className="u:text-muted">{words.empty}</p>}</div>;

  return (
    <TableFrame
      cardsUpTo={cardsUpTo}
      cardsWhereNarrow={card !== undefined}
      grid={<Grid {...props} words={words} />}
      cards={<TableCards {...props} words={words} />}
    />
  );
}

const HEAD_CELL =
  'u:sticky u:top-0 u:z-base u:border-b u:border-line-strong u:bg-table-head u:px-3 u:py-2 u:font-semibold u:whitespace-nowrap u:text-muted u:print:static u:print:px-1 u:print:whitespace-normal u:first:rounded-ss-lg u:last:rounded-se-lg';

function Grid<Row>({ words, ...props }: TableProps<Row> & { words: TableLabels }) {
  const { caption, captionShown, columns, rows, rowKey, loading } = props;

  return (
    <div className="u:rounded-lg u:border u:border-line u:bg-surface">
      <div className="u:relative u:overflow-x-auto u:rounded-lg u:wide:overflow-visible u:print:overflow-visible">
        <table
          className="u:w-full u:border-separate u:border-spacing-0 u:text-sm u:leading-snug"
          aria-busy={loading}
        >
          <caption className={captionShown ? 'u:px-3 u:py-2 u:text-start u:font-semibold' : 'u:sr-only'}>
            {caption}
          </caption>
          <thead className="u:part">
            <tr className="u:part">
              {columns.map(({ key, header, headerHidden, align }) => (
                <th
                  key={key}
                  scope="col"
                  className={cn(HEAD_CELL, align === 'end' ? 'u:text-end' : 'u:text-start')}
                >
                  <span className={headerHidden ? 'u:sr-only' : 'u:part'}>{header}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="u:row-lines">
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
  const cell = cn(
    'u:align-middle',
    density === 'dense' ? 'u:h-11.5 u:px-2.5 u:py-1' : 'u:h-13 u:px-3 u:py-2.5',
  );

  return (
    <tr className="u:hover:bg-surface-hover">
      {columns.map((column) => (
        <td key={column.key} className={cn(cell, column.align === 'end' && 'u:figures u:text-end')}>
          {column.cell(row)}
        </td>
      ))}
    </tr>
  );
}
