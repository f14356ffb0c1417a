import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { START_VIEW, type TableView } from '@urzad/ui/data-table';
import { useMemo } from 'react';
import type { DefinedList, ListLocation } from './list-location';

interface ListViewOptions<Location extends ListLocation> {
  list: DefinedList<Location>;
  location: Location;
  onLocationChange: (location: Location) => void;
  /** Columns that are hidden until a person shows them. */
  hidden: readonly string[];
}

/** The list's own layout. */
export function startViewOf(hidden: readonly string[]): TableView {
  return { ...START_VIEW, hidden };
}

/** The view of the table: tab, order, filters and density from the address, the rest as the person has arranged it. */
export function useListView<Location extends ListLocation>({
  list,
  location,
  onLocationChange,
  hidden,
}: ListViewOptions<Location>) {
  const client = useQueryClient();
  const arrangement = arrangementQuery(list.tableCode, hidden);
  const { data: arranged } = useQuery(arrangement);
  const view = useMemo<TableView>(
    () => ({ ...arranged, ...list.viewOf(location) }),
    [arranged, list, location],
  );

  function arrange(next: TableView) {
    client.setQueryData(arrangement.queryKey, next);
    const to = list.after(location, next);
    if (list.toQuery(to) !== list.toQuery(location)) onLocationChange(to);
  }

  return [view, arrange] as const;
}

/** The arrangement of the columns, kept until the person signs out: returning to the list shows the same table. */
function arrangementQuery(tableCode: string, hidden: readonly string[]) {
  const view = startViewOf(hidden);
  return queryOptions<TableView>({
    queryKey: ['list-arrangement', tableCode],
    queryFn: () => view,
    staleTime: 'static',
    gcTime: Number.POSITIVE_INFINITY,
    initialData: view,
  });
}
