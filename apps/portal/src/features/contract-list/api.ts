import { queryOptions } from '@tanstack/react-query';
import { cofundingContracts, type QueryOf } from '@urzad/contract';
import { contractListKey } from '#shared/entities/contracts/contract-list';
import { LIST_REFRESH_MS } from '#shared/list/list-queries';
import { request } from '#shared/session/client';

type CountsFilter = NonNullable<QueryOf<typeof cofundingContracts.counts>>;

/** The number of contracts on each tab, of those that pass the filters and the search. */
export function countsQuery(query: CountsFilter = {}) {
  return queryOptions({
    queryKey: [...contractListKey, 'counts', query],
    queryFn: async ({ signal }) => (await request(cofundingContracts.counts, { query, signal })).data,
    refetchInterval: LIST_REFRESH_MS,
  });
}
