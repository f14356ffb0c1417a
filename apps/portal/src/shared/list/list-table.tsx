import type { UseQueryResult } from '@tanstack/react-query';
import { DataTable, type DataTableProps } from '@urzad/ui/data-table';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useFailureText } from '../failures/failure-text';
import { ApiFailure } from '../http/api-failure';
import { useMessages } from '../i18n/messages';
import { ListChanged } from './list-changed';
import { ListEmpty, type ListEmptyProps } from './list-empty';
import { type DefinedList, LIST_PAGE_SIZE, type ListLocation } from './list-location';
import { listMessages } from './messages';
import { OnlyMine } from './only-mine';
import { tablePresetPort } from './table-presets';
import type { ListHold } from './use-held-page';
import { startViewOf, useListView } from './use-list-view';
import { usePrefersRows } from './use-prefers-rows';

type TableParts<Row extends object> = Pick<
  DataTableProps<Row>,
  'caption' | 'columns' | 'selection' | 'exportName' | 'card'
>;

export interface ListTableProps<Row extends object, Location extends ListLocation> extends TableParts<Row> {
  list: DefinedList<Location>;
  location: Location;
  onLocationChange: (location: Location) => void;
  /** The page at this location, of `useListPage`. */
  page: Pick<
    UseQueryResult<{ data: readonly Row[]; count: number }>,
    'data' | 'error' | 'isPending' | 'isPlaceholderData' | 'refetch'
  >;
  hold: ListHold;
  /** All rows that pass the filters, for the export. */
  loadAll: () => Promise<readonly Row[]>;
  /** Columns that are hidden until a person shows them. */
  hidden: readonly string[];
  /** The address of a row's page; without it a row opens none. */
  rowHref?: (row: Row) => string;
  /** The title when the page could not be loaded. */
  failed: string;
  /** What is said of a page without rows. */
  empty: Pick<ListEmptyProps<Location>, 'title' | 'text' | 'searchHint' | 'action'>;
}

const NO_ROWS: readonly never[] = [];

/** One page of a list, sorted and filtered by the server; its arrangement is in the address or saved as a view. */
export function ListTable<Row extends { id: number }, Location extends ListLocation>({
  list,
  location,
  onLocationChange,
  page,
  hold,
  loadAll,
  hidden,
  rowHref,
  failed,
  empty,
  ...parts
}: ListTableProps<Row, Location>) {
  const textOf = useFailureText();
  const words = useMessages(listMessages);
  const navigate = useNavigate();
  const [view, arrange] = useListView({ list, location, onLocationChange, hidden });
  const { data, error, isPending, isPlaceholderData, refetch } = page;
  const total = data?.count ?? 0;
  const startView = useMemo(() => startViewOf(hidden), [hidden]);
  // An address with an order, filters or a tab of its own: no other saved view replaces it.
  const [keepsArrangement] = useState(() => list.isArranged(location));
  const failure =
    error && !data
      ? { text: isOfAddress(error) ? words.unknownFilter : textOf(error), onRetry: () => void refetch() }
      : undefined;

  return (
    <>
      <OnlyMine list={list} location={location} />
      <div ref={hold.frame} className="u:min-w-0">
        <DataTable
          {...parts}
          rows={data?.data ?? NO_ROWS}
          rowKey={({ id }) => String(id)}
          view={view}
          defaultView={startView}
          onViewChange={arrange}
          remote={{
            total,
            page: location.page,
            pageSize: LIST_PAGE_SIZE,
            onPageChange: (to) => onLocationChange({ ...location, page: to }),
            loadAll,
          }}
          presets={{ port: tablePresetPort, tableCode: list.tableCode, keepsArrangement }}
          rowsOnPhone={usePrefersRows()}
          {...(rowHref && { onRowOpen: (row: Row) => void navigate(rowHref(row)) })}
          failure={failure}
          labels={{ failed }}
          empty={<ListEmpty {...empty} list={list} location={location} total={total} />}
          loading={isPending || isPlaceholderData}
        />
        <ListChanged {...hold} />
      </div>
    </>
  );
}

/** A list sends what its address says: there is no field to be corrected. */
function isOfAddress(error: unknown): boolean {
  return error instanceof ApiFailure && error.code === 'not-valid';
}
