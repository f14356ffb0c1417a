import { queryOptions } from '@tanstack/react-query';
import { cofundingGrants, type QueryOf } from '@urzad/contract';
import { coFundingListKey } from '#shared/entities/co-fundings/co-funding-list';
import { LIST_REFRESH_MS } from '#shared/list/list-queries';
import { request } from '#shared/session/client';

type CountsFilter = NonNullable<QueryOf<typeof cofundingGrants.counts>>;

/** The number of co-fundings on each tab, of those that pass the search. */
export function coFundingCountsQuery(query: CountsFilter = {}) {
  return queryOptions({
    queryKey: [...coFundingListKey, 'counts', query],
    queryFn: async ({ signal }) => (await request(cofundingGrants.counts, { query, signal })).data,
    refetchInterval: LIST_REFRESH_MS,
  });
}
