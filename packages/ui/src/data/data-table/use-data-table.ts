import { useRef, useState } from 'react';
import { useLabels, useLocale } from '../../foundations/locale/locale';
import { type DataTableLabels, dataTableLabels } from './data-table.labels';
import type { WholeTableProps } from './data-table-props';
import { useRowSelection } from './selection/use-row-selection';
import { nextSort, positionOf, START_VIEW, type TableView, withFilter, withMoved } from './table-view';
import { useTableExport } from './use-table-export';
import { useTableModel } from './use-table-model';
import { useTableView } from './use-table-view';

export type TableState<Row extends object> = ReturnType<typeof useDataTable<Row>>;

/** The state and the actions of a table, shown as rows or as cards. */
export function useDataTable<Row extends object>(props: WholeTableProps<Row>) {
  const { columns, rows, rowKey, defaultView = START_VIEW, remote, selection, labels } = props;
  const words = useLabels<DataTableLabels>(dataTableLabels, labels);
  const locale = useLocale();
  const [said, say] = useState('');
  const element = useRef<HTMLDivElement>(null);
  const filterButton = useRef<HTMLButtonElement>(null);
  const [view, changeView] = useTableView(props);
  const isRemote = remote !== undefined;
  const model = useTableModel({ columns, rows, rowKey, view, isRemote, locale });
  const picked = useRowSelection(selection, model.rows);

  function arrange(next: TableView) {
    if (next.filters !== view.filters) picked.forgetEverything();
    changeView(next);
  }

  return {
    element,
    words,
    view,
    startView: defaultView,
    model,
    picked,
    arrange,
    /** The last change as text, for the live region. */
    said,
    isNarrowed: !isRemote && model.rows.length < rows.length,
    total: remote?.total ?? model.rows.length,
    /** The number of rows on the pages before this one. */
    offset: remote ? (remote.page - 1) * remote.pageSize : 0,
    exported: useTableExport({ props, model, words, say }),
    move(key: string, target: string) {
      const keys = columns.map((column) => column.key);
      const next = withMoved(view, keys, key, target);
      const { position, count } = positionOf(next, columns, key);
      say(words.moved(headerOf(columns, key), position, count));
      arrange(next);
    },
    /** The button of the filters: takes the focus when the last filter is removed. */
    filterButton,
    removeFilter(key: string) {
      say(words.filterRemoved(headerOf(columns, key)));
      arrange(withFilter(view, key, undefined));
    },
    clearFilters() {
      // The pressed button is removed with the filters, so another gets the focus first.
      filterButton.current?.focus();
      say(words.filtersCleared);
      arrange({ ...view, filters: {} });
    },
    sort(key: string) {
      const next = nextSort(view.sort, key);
      say(words.sorted(headerOf(columns, key), next.direction));
      arrange({ ...view, sort: next });
    },
  };
}

function headerOf(columns: readonly { key: string; header: string }[], key: string): string {
  return columns.find((column) => column.key === key)?.header ?? '';
}
