import { type ColumnFilter, columnText } from '@urzad/domain';
import { X } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '../../../actions/button/button';
import { Icon } from '../../../foundations/icon/icon';
import { type Locale, useLocale } from '../../../foundations/locale/locale';
import type { DataColumn } from '../columns/data-column';
import type { DataTableLabels } from '../data-table.labels';
import type { TableState } from '../use-data-table';

interface FilterTagsProps<Row extends object> {
  columns: readonly DataColumn<Row>[];
  table: TableState<Row>;
}

/** Each filter as a text, with a button that removes it. */
export function FilterTags<Row extends object>({ columns, table }: FilterTagsProps<Row>) {
  const { view, words, filterButton } = table;
  const locale = useLocale();
  const crosses = useRef(new Map<string, HTMLButtonElement | null>());
  const narrowed = columns.filter(({ key }) => view.filters[key]);
  if (narrowed.length === 0) return null;

  function remove(key: string, at: number) {
    // The focused tag is removed, so its neighbour gets the focus first.
    const neighbour = narrowed[at + 1] ?? narrowed[at - 1];
    const heir = neighbour ? crosses.current.get(neighbour.key) : filterButton.current;
    heir?.focus();
    table.removeFilter(key);
  }

  return (
    <>
      {narrowed.map((column, at) => (
        <span
          key={column.key}
          className="u:inline-flex u:min-h-9 u:items-center u:gap-1.5 u:rounded-md u:border u:border-accent-line u:bg-accent-subtle u:ps-2.5 u:text-sm"
        >
          <span className="u:text-muted">{words.filterOn(column.header)}</span>
          <span className="u:font-semibold">
            {filterText(column, view.filters[column.key], words, locale)}
          </span>
          <button
            ref={(cross) => void crosses.current.set(column.key, cross)}
            type="button"
            aria-label={words.removeFilter(column.header)}
            className="u:grid u:size-8.5 u:pointer-coarse:size-11 u:place-items-center u:rounded-md"
            onClick={() => remove(column.key, at)}
          >
            <Icon of={X} />
          </button>
        </span>
      ))}
      <Button size="sm" variant="quiet" onClick={table.clearFilters}>
        {words.clearFilters}
      </Button>
    </>
  );
}

function filterText<Row>(
  { type, options }: DataColumn<Row>,
  filter: ColumnFilter | undefined,
  words: DataTableLabels,
  locale: Locale,
): string {
  if (filter?.kind === 'contains') return filter.text;
  if (filter?.kind === 'options') {
    const [only, ...others] = filter.values;
    const label = options?.find(({ value }) => value === only)?.label;
    return others.length === 0 && label ? label : words.chosen(filter.values.length);
  }
  // The ends of a range of timestamps are days.
  const endType = type === 'datetime' ? 'date' : type;
  return words.between(columnText(endType, filter?.from, locale), columnText(endType, filter?.to, locale));
}
