import { Button } from '../../actions/button/button';
import { Alert } from '../../feedback/alert/alert';
import { EmptyState } from '../../feedback/empty-state/empty-state';
import type { DataColumn } from './columns/data-column';
import type { DataTableLabels } from './data-table.labels';
import type { WholeTableProps } from './data-table-props';
import type { TableState } from './use-data-table';

type FailureProps = NonNullable<WholeTableProps<object>['failure']> & { words: DataTableLabels };

export function TableFailure({ text, onRetry, words }: FailureProps) {
  return (
    <Alert kind="error" live title={words.failed} actions={<Button onClick={onRetry}>{words.retry}</Button>}>
      {text ?? words.failedHint}
    </Alert>
  );
}

interface NothingProps<Row extends object> {
  columns: readonly DataColumn<Row>[];
  table: TableState<Row>;
  empty: WholeTableProps<object>['empty'];
}

/** No rows at all, or none that pass the filters: then with a button that removes them. */
export function TableNothing<Row extends object>({ columns, table, empty }: NothingProps<Row>) {
  const { view, words } = table;
  const narrowed = columns.filter(({ key }) => view.filters[key]);
  if (narrowed.length === 0) return empty ?? <p className="u:text-muted">{words.empty}</p>;

  return (
    <EmptyState
      picture={false}
      title={words.nothingFound}
      action={<Button onClick={table.clearFilters}>{words.clearFilters}</Button>}
    >
      {words.nothingFoundHint(narrowed.map(({ header }) => header))}
    </EmptyState>
  );
}
