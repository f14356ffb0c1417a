import { Skeleton } from '../../feedback/skeleton/skeleton';
import { Card } from '../card/card';
import type { TableLabels } from './table.labels';
import type { TableColumn, TableProps } from './table-props';

/** The rows on a phone: cards one below another, each with all columns. */
export function TableCards<Row>(props: TableProps<Row> & { words: TableLabels }) {
  const { caption, captionShown, columns, rows, rowKey, loading, card, words } = props;

  if (loading) {
    return (
      <div aria-busy="true" className="grid gap-3">
        <span className="sr-only">{words.loading}</span>
        <Skeleton shape="block" />
        <Skeleton shape="block" />
      </div>
    );
  }

  return (
    <div>
      {captionShown && <p className="mb-3 font-semibold">{caption}</p>}
      <ul aria-label={caption} className="grid items-start gap-4 tablet:grid-cols-2">
        {rows.map((row) => (
          <li key={rowKey(row)} className="min-w-0">
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
      <dl className="grid gap-2 text-sm">
        {columns.map((column) => (
          <div key={column.key} className="flex flex-wrap justify-between gap-x-4">
            <dt className={column.headerHidden ? 'sr-only' : 'text-muted'}>{column.header}</dt>
            <dd>{column.cell(row)}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
