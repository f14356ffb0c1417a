import { Skeleton } from '../../feedback/skeleton/skeleton';
import { cn } from '../../foundations/class-names/cn';
import { Card } from '../card/card';
import type { TableLabels } from './table.labels';
import type { TableColumn, TableProps } from './table-props';

/** The rows on a phone: cards one below another, each with all columns. */
export function TableCards<Row>(props: TableProps<Row> & { words: TableLabels }) {
  const { caption, captionShown, columns, rows, rowKey, loading, card, words } = props;

  if (loading) {
    return (
      <div aria-busy="true" className="u:grid u:gap-3">
        <span className="u:sr-only">{words.loading}</span>
        <Skeleton shape="block" />
        <Skeleton shape="block" />
      </div>
    );
  }

  return (
    <div className="u:part">
      {captionShown && <p className="u:mb-3 u:font-semibold">{caption}</p>}
      <ul aria-label={caption} className="u:grid u:items-start u:gap-4 u:tablet:grid-cols-2">
        {rows.map((row) => (
          <li key={rowKey(row)} className="u:min-w-0">
            {card ? card(row) : <PlainCard row={row} columns={columns} />}
          </li>
        ))}
      </ul>
    </div>
  );
}

function PlainCard<Row>({ row, columns }: { row: Row; columns: readonly TableColumn<Row>[] }) {
  return (
    <Card>
      <dl className="u:grid u:gap-2 u:text-sm">
        {columns.map((column) => (
          <div key={column.key} className="u:flex u:flex-wrap u:justify-between u:gap-x-4">
            <dt className={column.headerHidden ? 'u:sr-only' : 'u:text-muted'}>{column.header}</dt>
            {/* Under its header, where the two have no room side by side, it stands at the end, as in a `DataTable`. */}
            <dd className={cn('u:min-w-0 u:wrap-anywhere', !column.headerHidden && 'u:ms-auto u:text-end')}>
              {column.cell(row)}
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
