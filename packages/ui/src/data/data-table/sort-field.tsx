import { SelectField } from '../../forms/fields/select-field/select-field';
import type { DataColumn } from './columns/data-column';
import type { DataTableLabels } from './data-table.labels';
import type { TableView } from './table-view';

interface SortFieldProps<Row> {
  columns: readonly DataColumn<Row>[];
  view: TableView;
  onViewChange: (view: TableView) => void;
  words: DataTableLabels;
}

/** Cards have no headers: on a phone the order is chosen from a list. */
export function SortField<Row>({ columns, view, onViewChange, words }: SortFieldProps<Row>) {
  const orders = columns
    .filter(({ sortable = true }) => sortable)
    .flatMap(({ key, header }) =>
      (['ascending', 'descending'] as const).map((direction) => ({
        value: `${direction} ${key}`,
        label: words.sortOption[direction](header),
        sort: { key, direction },
      })),
    );

  return (
    <div className="u:w-full">
      <SelectField
        label={words.sortBy}
        nullLabel={words.unsorted}
        options={orders}
        value={view.sort ? `${view.sort.direction} ${view.sort.key}` : ''}
        onValueChange={(chosen) =>
          onViewChange({ ...view, sort: orders.find(({ value }) => value === chosen)?.sort })
        }
      />
    </div>
  );
}
