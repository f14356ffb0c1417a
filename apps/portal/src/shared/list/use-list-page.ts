import { hashKey, type QueryKey, useQuery } from '@tanstack/react-query';
import type { DefinedList, ListLocation, ListQuery } from './list-location';
import { type ListEndpoint, listPageQuery, wholeList } from './list-queries';
import { useHeldPage } from './use-held-page';

interface PagedList<Endpoint extends ListEndpoint, Location extends ListLocation>
  extends DefinedList<Location> {
  endpoint: Endpoint;
  filterOf: (location: Location) => ListQuery<Endpoint>;
}

interface ListPageOptions<Endpoint extends ListEndpoint> {
  /** The key of the list's requests. */
  key: QueryKey;
  /** The parameters of the request, where it has more than the location says. */
  filter?: ListQuery<Endpoint>;
}

/** The rows of a list at a location, as its `ListTable` shows them: those that somebody reads stay where they are. */
export function useListPage<Endpoint extends ListEndpoint, Location extends ListLocation>(
  list: PagedList<Endpoint, Location>,
  location: Location,
  { key, filter = list.filterOf(location) }: ListPageOptions<Endpoint>,
) {
  const query = listPageQuery(list.endpoint, key, filter);
  const answer = useQuery(query);
  const { data, hold } = useHeldPage(hashKey(query.queryKey), answer);
  const { error, isPending, isPlaceholderData, refetch } = answer;
  const page = { data, error, isPending, isPlaceholderData, refetch };

  return { list, location, page, hold, loadAll: () => wholeList(list.endpoint, filter) };
}
